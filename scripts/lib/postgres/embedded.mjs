import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { firstFreePort, isFree } from "../ports.mjs";
import { Problem } from "../problem.mjs";
import { keptSecret } from "../secrets.mjs";
import { onShutdown } from "../shutdown.mjs";
import { writeStamp } from "../stamp.mjs";
import { databaseAccount } from "./account.mjs";
import { postgresBinaries } from "./binaries.mjs";
import { postgresHome } from "./home.mjs";
import { initialise } from "./initialise.mjs";
import { startServer } from "./server.mjs";
import { clearStrays } from "./strays.mjs";

/** Out of the way of an ordinary Postgres, and below the range that systems hand out for themselves. */
const FIRST_PORT = 15432;

/** How often to look for another port when somebody was faster. */
const PORT_ATTEMPTS = 5;

/**
 * Starts the bundled Postgres on `folder`/postgres, which it makes when there is none, and stops it when
 * this process ends.
 *
 * @param {string} folder
 * @param {{ settings?: Record<string, string>, firstPort?: number }} [options] `settings`: further server settings
 */
export async function startEmbedded(folder, { settings, firstPort = FIRST_PORT } = {}) {
  const account = databaseAccount();
  const home = postgresHome(folder, account);
  const bin = postgresBinaries(account, home);
  const directory = path.join(home, "postgres");
  await clearStrays(directory, bin);
  const password = keptPassword(path.join(folder, "postgres-password"), directory);
  initialise({ directory, bin, account, password });

  const logFile = path.join(folder, "postgres.log");
  const start = (port) => startServer({ directory, bin, account, port, password, logFile, settings });
  const server = await onFreePort(path.join(folder, "postgres-port"), firstPort, start);
  onShutdown(server.stop);
  return { ...server, directory };
}

function keptPassword(file, directory) {
  if (existsSync(directory) && !existsSync(file)) {
    throw new Problem(
      `There is a database in ${directory}, but its password is missing: put it back into ${file}.`,
    );
  }
  return keptSecret(file);
}

/** Starts on the port of the last time, so that tools can be pointed at it, or on another one when that is taken. */
async function onFreePort(file, firstPort, start) {
  const kept = existsSync(file) ? Number(readFileSync(file, "utf8")) : 0;
  for (let attempt = 1; ; attempt++) {
    const port = kept && attempt === 1 && (await isFree(kept)) ? kept : await firstFreePort(firstPort);
    writeStamp(file, String(port));
    try {
      return await start(port);
    } catch (error) {
      const tooLate = error instanceof Problem && /could not bind/.test(error.output);
      if (!tooLate || attempt === PORT_ATTEMPTS) throw error;
    }
  }
}
