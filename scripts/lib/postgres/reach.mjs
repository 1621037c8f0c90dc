import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { DATABASE_MISSING, nameOfDatabase, waitForDatabase, withDatabase } from "../database.mjs";
import { tryLock } from "../lock.mjs";
import { onShutdown } from "../shutdown.mjs";
import { Problem, say } from "../output.mjs";
import { noDatabaseIn, startEmbedded } from "./embedded.mjs";
import { makeEnterable } from "./home.mjs";
import { OWNER } from "./initialise.mjs";

/**
 * The address of a database that answers: that of DATABASE_URL, or the bundled one, which the site runs or which is started for
 * this process. Says which one it is.
 *
 * @param {string} dataDir
 * @param {{ create?: boolean }} [options] `create`: whether one may be begun; where rows are wanted, an empty one is the wrong one
 */
export async function reachDatabase(dataDir, { create = false } = {}) {
  const url = process.env.DATABASE_URL || (await reachEmbedded(dataDir, create));
  await waitForDatabase(url);
  say(
    `  Database: ${process.env.DATABASE_URL ? nameOfDatabase(url) : `the embedded one of ${dataDir} (DATABASE_URL is not set)`}`,
  );
  if (!create)
    await withDatabase(url, async () => {}).catch((error) => {
      if (error.code !== DATABASE_MISSING) throw error;
      throw new Problem(`There is no database ${nameOfDatabase(url)}.`);
    });
  return url;
}

async function reachEmbedded(dataDir, create) {
  if (!create && !existsSync(dataDir)) throw noDatabaseIn(dataDir);
  makeEnterable(dataDir);
  const lock = tryLock(path.join(dataDir, "launcher.lock"));
  if ("release" in lock) {
    onShutdown(lock.release);
    return (await startEmbedded(dataDir, { create })).url("almanac");
  }
  const [password, port] = ["postgres-password", "postgres-port"].map((name) => {
    const file = path.join(dataDir, name);
    if (!existsSync(file)) throw new Problem("The site is just starting. Try again in a moment.");
    return readFileSync(file, "utf8").trim();
  });
  return `postgresql://${OWNER}:${password}@127.0.0.1:${port}/almanac`;
}
