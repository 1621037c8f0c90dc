/**
 * `node scripts/serve.mjs`: what a container runs, as its only process: migrates as scripts/migrate.mjs does, and serves the
 * build that is there.
 */
import { requireNode } from "./lib/node-version.mjs";

requireNode();
const { loadEnvFiles } = await import("./lib/env-files.mjs");
const { main } = await import("./lib/main.mjs");
const { prepareDatabase } = await import("./lib/prepare-database.mjs");
const { dataDirFrom } = await import("./lib/paths.mjs");
const { checkSettings, requireWritable } = await import("./lib/settings.mjs");

process.env.NODE_ENV = "production";
loadEnvFiles("production");
await main(
  () => {
    checkSettings(process.env, ["DATABASE_URL", "NEXTAUTH_SECRET"]);
    requireWritable(dataDirFrom(process.env));
    return prepareDatabase(process.env);
  },
  { goOn: true },
);
await import("./server.mjs");
