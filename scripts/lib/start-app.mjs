import path from "node:path";
import { chooseAddress } from "./address.mjs";
import { startAppServer } from "./app-server.mjs";
import { build } from "./build.mjs";
import { generateClient } from "./client.mjs";
import { loadEnvFiles } from "./env-files.mjs";
import { bundleInlineScripts } from "./inline-scripts.mjs";
import { install } from "./install.mjs";
import { keepRunning } from "./keep-running.mjs";
import { waitForLock } from "./lock.mjs";
import { waitForDatabase } from "./database.mjs";
import { migrate } from "./migrate.mjs";
import { Problem, say, seconds, step, stopwatch } from "./output.mjs";
import { dataDirFrom } from "./paths.mjs";
import { startEmbedded } from "./postgres/embedded.mjs";
import { makeEnterable } from "./postgres/home.mjs";
import { keptSecret } from "./secrets.mjs";
import { seedStep } from "./seed.mjs";
import { onShutdown } from "./shutdown.mjs";

/** How long a launcher that was told to stop may still hold the folder. */
const STOPPING_MS = 3000;

/**
 * From whatever state the folder is in to a running site. Whatever of it dies from then on is started again.
 *
 * @param {{ mode: "production" | "development" }} options
 */
export async function startApp({ mode }) {
  const elapsed = stopwatch();
  loadEnvFiles(mode);
  const dataDir = dataDirFrom(process.env);
  await step("Installing dependencies", install);
  // Not before: what checks them has just been installed.
  const { checkSettings, requireWritable } = await import("./settings.mjs");
  checkSettings(process.env);
  requireWritable(dataDir);
  await lockFolder(dataDir);
  if (process.env.PORT) await chooseAddress(process.env); // A taken port is better known before a long build.

  await step("Generating the database client", generateClient);
  await step("Bundling inline scripts", bundleInlineScripts);
  const given = process.env.DATABASE_URL;
  if (given) await step("Waiting for the database", () => waitForDatabase(given));
  const databaseUrl = given || (await runEmbedded(dataDir));
  await step("Migrating the database", () => migrate(databaseUrl));
  const env = { ...process.env, DATABASE_URL: databaseUrl, DATA_DIR: dataDir };
  await seedStep({ ...env, FIRST_ADMIN: given ? "" : "local" });
  if (mode === "production") await step("Building the site", build);

  const { host, port, url } = await chooseAddress(process.env);
  const siteUrl = env.SITE_URL || env.NEXTAUTH_URL || url;
  Object.assign(env, {
    SITE_URL: siteUrl,
    NEXTAUTH_URL: env.NEXTAUTH_URL || siteUrl,
    NEXTAUTH_SECRET: env.NEXTAUTH_SECRET || keptSecret(path.join(dataDir, "nextauth-secret")),
    // Whoever looks at a terminal wants to read of trouble, not of every request.
    LOG_LEVEL: env.LOG_LEVEL || "warn",
  });
  const serve = () => startAppServer({ mode, host, port, env });
  const server = await serve();
  say(`Almanac AI is ready at ${url} (total ${seconds(elapsed())})`);
  await keepRunning("The server", server, serve);
}

/** One launcher for each data folder; a second one must not touch the first one's database. */
export async function lockFolder(dataDir) {
  makeEnterable(dataDir);
  const lock = await waitForLock(path.join(dataDir, "launcher.lock"), { timeout: STOPPING_MS });
  if ("release" in lock) return void onShutdown(lock.release);
  throw new Problem(
    `Almanac AI is already running from this folder (process ${lock.holder.pid}). ` +
      "Stop it first, or set another DATA_DIR for a second one.",
  );
}

/** Starts the bundled database, keeps it running and answers its address. */
async function runEmbedded(dataDir) {
  let server;
  await step("Starting the database", async () => {
    server = await startEmbedded(dataDir);
    if (server.directory.startsWith(dataDir)) return "Database started";
    return `Database started in ${server.directory}, because the account it runs as may not enter ${dataDir}`;
  });
  void keepRunning("The database", server, () => startEmbedded(dataDir, { port: server.port }));
  return server.url("almanac");
}
