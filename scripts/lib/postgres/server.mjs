import { closeSync, existsSync, openSync, readFileSync, renameSync } from "node:fs";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { endOf, hasEnded, spawnChild, stopChild } from "../children.mjs";
import { Problem } from "../output.mjs";

/** Recovery after a crash may take its time. */
const START_TIMEOUT_MS = 60_000;

/** Postgres's word for "disconnect everybody and end". */
const STOP = { signal: "SIGINT", grace: 10_000 };

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
 *   logFile: string, settings?: Record<string, string>,
 * }} options
 */
export async function startServer({ directory, bin, account, port, logFile, settings = {} }) {
  const options = Object.entries({ ...SETTINGS, ...settings }).flatMap(([name, value]) => [
    "-c",
    `${name}=${value}`,
  ]);
  // What the one before said stays: it may tell why that one died.
  if (existsSync(logFile)) renameSync(logFile, `${logFile}.1`);
  const log = openSync(logFile, "w", 0o600);
  const child = spawnChild(path.join(bin, "postgres"), ["-D", directory, "-p", String(port), ...options], {
    cwd: path.dirname(directory),
    env: { ...process.env, LC_ALL: "C" },
    stdio: ["ignore", log, log],
    ...account,
    ...STOP,
  });
  closeSync(log);
  const ended = endOf(child);
  for (const deadline = Date.now() + START_TIMEOUT_MS; !isReady(child, directory); await sleep(20)) {
    if (!hasEnded(child) && Date.now() < deadline) continue;
    await stopChild(child, STOP);
    throw new Problem("The database did not start.", { output: readFileSync(logFile, "utf8") });
  }
  return { port, ended, stop: () => stopChild(child, STOP) };
}

/** A server writes into its pid file how far it is. */
function isReady(child, directory) {
  try {
    const lines = readFileSync(path.join(directory, "postmaster.pid"), "utf8").split("\n");
    return Number(lines[0]) === child.pid && lines[7]?.trim() === "ready";
  } catch {
    return false;
  }
}
