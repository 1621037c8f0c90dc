/** `npm run check`: within a minute, whether a change is sound. Needs no database and no browser. */
import { requireNode } from "./lib/node-version.mjs";

requireNode();
const { main } = await import("./lib/main.mjs");
const { runChecks } = await import("./lib/testing/check.mjs");
await main(runChecks, { stopped: 130 });
