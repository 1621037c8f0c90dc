/** `npm run verify-ranking -- FILE`: recomputes the public lists from an export alone; needs no database. */
import { requireNode } from "./lib/node-version.mjs";

requireNode();
const { install } = await import("./lib/install.mjs");
const { main } = await import("./lib/main.mjs");
const { step } = await import("./lib/output.mjs");
const { runAloud, tsx } = await import("./lib/run.mjs");

await main(async () => {
  await step("Installing dependencies", install);
  return runAloud(tsx("scripts/open-data/verify-ranking.ts", ...process.argv.slice(2)));
});
