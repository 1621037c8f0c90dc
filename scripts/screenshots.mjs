/** `npm run screenshots [-- --before DIR]`: pictures of the main screens, side by side, beside older ones of that folder. */
import { parseArgs } from "node:util";
import { requireNode } from "./lib/node-version.mjs";

requireNode();
const { main } = await import("./lib/main.mjs");
const { takeScreenshots } = await import("./lib/testing/screenshots.mjs");
const { values } = parseArgs({ options: { before: { type: "string" } } });
await main(() => takeScreenshots(values), { stopped: 130 });
