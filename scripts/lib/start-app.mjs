import path from "node:path";
import { chooseAddress } from "./address.mjs";
import { startAppServer } from "./app-server.mjs";
import { build } from "./build.mjs";
import { generateClient } from "./client.mjs";
import { loadEnvFiles } from "./env-files.mjs";
import { install } from "./install.mjs";
import { waitForLock } from "./lock.mjs";
import { waitForDatabase } from "./database.mjs";
import { migrate } from "./migrate.mjs";
import { say, seconds, step, stopwatch } from "./output.mjs";
import { dataDirFrom } from "./paths.mjs";
import { startEmbedded } from "./postgres/embedded.mjs";
import { makeEnterable } from "./postgres/home.mjs";
import { Problem } from "./problem.mjs";
import { keptSecret } from "./secrets.mjs";
import { seedStep } from "./seed.mjs";
import { isShuttingDown, onShutdown } from "./shutdown.mjs";

/** How long a launcher that was told to stop may still hold the folder. */
const STOPPING_MS = 3000;

/**
 * From whatever state the folder is in to a running site; ends when the site or its database does.
 *
 * @param {{ mode: "production" | "development" }} options
 */
export async function startApp({ mode }) {
  const elapsed = stopwatch();
  loadEnvFiles(mode);
  const dataDir = dataDirFrom(process.env);
  const lock = await lockFolder(dataDir);
  if (process.env.PORT) await chooseAddress(process.env); // A taken port is better known before a long build.

  await step("Installing dependencies", install);
  await step("Generating the database client", generateClient);
  const database = await openDatabase(dataDir);
  await step("Migrating the database", () => migrate(database.url));
  const env = { ...process.env, DATABASE_URL: database.url, DATA_DIR: dataDir };
  await seedStep({ ...env, FIRST_ADMIN: database.local ? "local" : "" });
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
  const server = await startAppServer({ mode, host, port, env });
  lock.annotate({ url });
  say(`Almanac AI is ready at ${url} (total ${seconds(elapsed())})`);
  await endOf({ server: server.ended, database: database.ended });
}

/**
 * One launcher for each data folder; a second one must not touch the first one's database. One that is
 * just stopping gets a moment.
 */
async function lockFolder(dataDir) {
  makeEnterable(dataDir);
  const lock = await waitForLock(path.join(dataDir, "launcher.lock"), { patience: STOPPING_MS });
  if ("release" in lock) {
    onShutdown(lock.release);
    return lock;
  }
  const { pid, url } = lock.holder;
  throw new Problem(
    `Almanac AI is already running from this folder (process ${pid}${url ? `, ${url}` : ""}). ` +
      "Stop it first, or set another DATA_DIR for a second one.",
  );
}

/** The database of DATABASE_URL, or the bundled one. */
async function openDatabase(dataDir) {
  const given = process.env.DATABASE_URL;
  if (given) {
    await step("Waiting for the database", () => waitForDatabase(given));
    return { url: given, local: false, ended: new Promise(() => {}) };
  }
  let server;
  await step("Starting the database", async () => {
    server = await startEmbedded(dataDir);
    if (server.directory.startsWith(dataDir)) return "Database started";
    return `Database started in ${server.directory}, because the account it runs as may not enter ${dataDir}`;
  });
  return { url: server.url("almanac"), local: true, ended: server.ended };
}

/** Waits for the end of either; unless it was asked for, it is a failure. */
async function endOf({ server, database }) {
  const what = await Promise.race([
    server.then((how) => `The server ended ${how}.`),
    database.then(() => "The database server ended."),
  ]);
  if (!isShuttingDown()) throw new Problem(what);
}
