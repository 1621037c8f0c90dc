/** `npm run verify-ranking -- FILE`: recomputes the public lists from an export alone; needs no database. */
import { pathToFileURL } from "node:url";
import { requireNode } from "./lib/node-version.mjs";

requireNode();
const { install } = await import("./lib/install.mjs");
const { main } = await import("./lib/main.mjs");
const { step } = await import("./lib/output.mjs");
const { inRoot, packageFile } = await import("./lib/paths.mjs");
const { runAloud } = await import("./lib/run.mjs");

await main(async () => {
  await step("Installing dependencies", install);
  const loader = pathToFileURL(packageFile("tsx")).href;
  const entry = inRoot("scripts/open-data/verify-ranking.ts");
  return runAloud(["--import", loader, entry, ...process.argv.slice(2)]);
});
