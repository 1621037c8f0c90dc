import { spawnSync } from "node:child_process";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { processIdentity } from "../process-identity.mjs";

/** Postgres's words for "disconnect everybody and end" and "end at once", and how long each may take. */
const STAGES = [
  ["SIGINT", 8000],
  ["SIGQUIT", 2000],
  ["SIGKILL", 2000],
];

/**
 * Ends a Postgres server: fast, then at once, then by force.
 *
 * @param {{ pid: number, directory: string, bin: string }} server
 */
export async function stopServer({ pid, directory, bin }) {
  if (process.platform === "win32") {
    spawnSync(path.join(bin, "pg_ctl"), ["stop", "-D", directory, "-m", "fast", "-w"]);
    return;
  }
  for (const [signal, patience] of STAGES) {
    if (await end(pid, signal, patience)) return;
  }
}

/** Sends a signal and answers whether the process was gone within `patience` milliseconds. */
export async function end(pid, signal, patience) {
  try {
    process.kill(pid, signal);
  } catch (error) {
    if (error.code !== "ESRCH") throw error;
  }
  return hasGone(pid, patience);
}

/** Waits until a process is gone, at most `patience` milliseconds, and answers whether it is. */
export async function hasGone(pid, patience) {
  for (const deadline = Date.now() + patience; Date.now() < deadline; await sleep(25)) {
    if (processIdentity(pid) === null) return true;
  }
  return false;
}
