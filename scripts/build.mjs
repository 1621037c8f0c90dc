/** `node scripts/build.mjs`: generates the database client and builds the site, of what is installed. For hosts that don't use `npm start`. */
import { requireNode } from "./lib/node-version.mjs";

requireNode();
const { build } = await import("./lib/build.mjs");
const { generateClient } = await import("./lib/client.mjs");
const { loadEnvFiles } = await import("./lib/env-files.mjs");
const { bundleInlineScripts } = await import("./lib/inline-scripts.mjs");
const { main } = await import("./lib/main.mjs");
const { step } = await import("./lib/output.mjs");

await main(
  async () => {
    loadEnvFiles("production");
    await step("Generating the database client", generateClient);
    await step("Bundling inline scripts", bundleInlineScripts);
    await step("Building the site", build);
  },
  { stopped: 130 },
);
