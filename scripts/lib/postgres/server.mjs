import { spawn } from "node:child_process";
import { once } from "node:events";
import { closeSync, openSync, readFileSync } from "node:fs";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { hasEnded } from "../children.mjs";
import { Problem } from "../problem.mjs";
import { OWNER } from "./initialise.mjs";
import { stopServer } from "./stop.mjs";

/** Recovery after a crash may take its time. */
const START_TIMEOUT_MS = 60_000;

const SETTINGS = {
  listen_addresses: "127.0.0.1",
  unix_socket_directories: "",
  max_connections: "100",
  shared_buffers: "128MB",
  timezone: "UTC",
  log_timezone: "UTC",
};

/**
 * Starts a Postgres server on a data directory and waits until it takes connections.
 *
 * @param {{
 *   directory: string, bin: string, account: { uid?: number, gid?: number }, port: number,
 *   password: string, logFile: string, settings?: Record<string, string>,
 * }} options
 */
export async function startServer({ directory, bin, account, port, password, logFile, settings = {} }) {
  const options = Object.entries({ ...SETTINGS, ...settings }).flatMap(([name, value]) => [
    "-c",
    `${name}=${value}`,
  ]);
  const log = openSync(logFile, "w", 0o600);
  const child = spawn(path.join(bin, "postgres"), ["-D", directory, "-p", String(port), ...options], {
    cwd: path.dirname(directory),
    env: { ...process.env, LC_ALL: "C" },
    stdio: ["ignore", log, log],
    detached: process.platform !== "win32",
    windowsHide: true,
    ...account,
  });
  closeSync(log);
  const ended = once(child, "exit").catch(() => {});
  await untilReady(child, directory, logFile);
  return {
    ended,
    stop: () => (hasEnded(child) ? undefined : stopServer({ pid: child.pid, directory, bin })),
    /** The address of one of its databases. */
    url: (database) => `postgresql://${OWNER}:${password}@127.0.0.1:${port}/${database}`,
  };
}

/** A server writes into its pid file how far it is. */
async function untilReady(child, directory, logFile) {
  for (const deadline = Date.now() + START_TIMEOUT_MS; Date.now() < deadline; await sleep(20)) {
    if (hasEnded(child)) break;
    if (isReady(child, directory)) return;
  }
  child.kill("SIGQUIT");
  throw new Problem("The database did not start.", { output: readFileSync(logFile, "utf8") });
}

function isReady(child, directory) {
  try {
    const lines = readFileSync(path.join(directory, "postmaster.pid"), "utf8").split("\n");
    return Number(lines[0]) === child.pid && lines[7]?.trim() === "ready";
  } catch {
    return false;
  }
}
