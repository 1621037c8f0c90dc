/**
 * `node scripts/migrate.mjs`: brings the database of DATABASE_URL to this version, fills an empty one (unless SEED=off)
 * and makes the first administrator (ADMIN_EMAIL). Several may run at once.
 */
import { requireNode } from "./lib/node-version.mjs";

requireNode();
const { loadEnvFiles } = await import("./lib/env-files.mjs");
const { main } = await import("./lib/main.mjs");
const { prepareDatabase } = await import("./lib/prepare-database.mjs");

await main(async () => {
  loadEnvFiles("production");
  await prepareDatabase(process.env);
});
