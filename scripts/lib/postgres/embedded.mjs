import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { firstFreePort, isFree } from "../ports.mjs";
import { Problem } from "../output.mjs";
import { keptSecret } from "../secrets.mjs";
import { writeStamp } from "../stamp.mjs";
import { databaseAccount } from "./account.mjs";
import { postgresBinaries } from "./binaries.mjs";
import { postgresHome } from "./home.mjs";
import { initialise, OWNER } from "./initialise.mjs";
import { startServer } from "./server.mjs";
import { clearStrays } from "./strays.mjs";

/** Out of the way of an ordinary Postgres, and below the range that systems hand out for themselves. */
const FIRST_PORT = 15432;

/** What another attempt helps against: somebody took the port, or processes of a killed server are still ending. */
const PASSING = /could not bind|still in use/;
const ATTEMPTS = 5;

/**
 * Starts the bundled Postgres on `folder`/postgres, which it makes when there is none, and stops it when
 * this process ends.
 *
 * @param {string} folder
 * @param {{ settings?: Record<string, string>, firstPort?: number, port?: number, create?: boolean }} [options] `settings`: further
 *   server settings; `port`: this one and no other; `create`: whether to make one
 */
export async function startEmbedded(
  folder,
  { settings, firstPort = FIRST_PORT, port: wanted, create = true } = {},
) {
  const account = databaseAccount();
  const home = postgresHome(folder, account);
  const directory = path.join(home, "postgres");
  const passwordFile = path.join(folder, "postgres-password");
  if (existsSync(directory) && !existsSync(passwordFile)) {
    throw new Problem(
      `There is a database in ${directory}, but its password is missing: put it back into ${passwordFile}.`,
    );
  }
  if (!create && !existsSync(directory)) throw noDatabaseIn(folder);
  clearStrays(directory);
  const bin = postgresBinaries(account, home);
  const password = keptSecret(passwordFile);
  initialise({ directory, bin, account, password });

  const portFile = path.join(folder, "postgres-port");
  const logFile = path.join(folder, "postgres.log");
  for (let attempt = 1; ; attempt++) {
    const port = wanted ?? (await usualPort(portFile, firstPort));
    writeStamp(portFile, String(port));
    try {
      const server = await startServer({ directory, bin, account, port, logFile, settings });
      const url = (database) => `postgresql://${OWNER}:${password}@127.0.0.1:${port}/${database}`;
      return { ...server, directory, url };
    } catch (error) {
      if (attempt === ATTEMPTS || !PASSING.test(error.output)) throw error;
      await sleep(attempt * 1000);
    }
  }
}

/** That no embedded database was ever begun for this folder. @param {string} folder */
export const noDatabaseIn = (folder) =>
  new Problem(
    `DATABASE_URL is not set, and there is no embedded database in ${folder} either. Set DATABASE_URL as the service has it, ` +
      "or DATA_DIR to the folder of `npm start`, which makes an embedded one.",
  );

/** The port of the last time, so that tools can be pointed at it, or another one when that is taken. */
async function usualPort(file, firstPort) {
  const kept = existsSync(file) ? Number(readFileSync(file, "utf8")) : 0;
  return kept && (await isFree(kept)) ? kept : firstFreePort(firstPort);
}
