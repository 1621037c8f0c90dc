import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { waitForDatabase } from "../database.mjs";
import { tryLock } from "../lock.mjs";
import { Problem } from "../problem.mjs";
import { onShutdown } from "../shutdown.mjs";
import { startEmbedded } from "./embedded.mjs";
import { makeEnterable } from "./home.mjs";
import { OWNER } from "./initialise.mjs";

/**
 * The address of a database that answers: that of DATABASE_URL, or the bundled one, which the site runs or which is started for
 * this process.
 */
export async function reachDatabase(dataDir) {
  const given = process.env.DATABASE_URL;
  if (given) {
    await waitForDatabase(given);
    return given;
  }
  makeEnterable(dataDir);
  const lock = tryLock(path.join(dataDir, "launcher.lock"));
  if ("release" in lock) {
    onShutdown(lock.release);
    return (await startEmbedded(dataDir)).url("almanac");
  }
  const [password, port] = ["postgres-password", "postgres-port"].map((name) => {
    const file = path.join(dataDir, name);
    if (!existsSync(file)) throw new Problem("The site is just starting. Try again in a moment.");
    return readFileSync(file, "utf8").trim();
  });
  return `postgresql://${OWNER}:${password}@127.0.0.1:${port}/almanac`;
}
