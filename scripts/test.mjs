/** `npm test`: every check and every test. `npm test -- --only api votes` runs those of one kind, or of one name. */
import { requireNode } from "./lib/node-version.mjs";

requireNode();
const { main } = await import("./lib/main.mjs");
const { runTests } = await import("./lib/testing/test.mjs");
await main(() => runTests(process.argv.slice(2)), { stopped: 130 });
