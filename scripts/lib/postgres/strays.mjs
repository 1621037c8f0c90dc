import { spawnSync } from "node:child_process";
import { existsSync, readFileSync, readdirSync, readlinkSync, realpathSync, rmSync } from "node:fs";
import path from "node:path";
import { isAlive, processIdentity } from "../process-identity.mjs";
import { end, hasGone, stopServer } from "./stop.mjs";

const linux = process.platform === "linux";

/**
 * Clears a data directory of whatever an earlier run left there when it was killed: a server that is
 * still running, single processes of one, or a pid file that points at a stranger.
 *
 * @param {string} directory
 * @param {string} [bin] Postgres's programs, which Windows needs to stop a server
 */
export async function clearStrays(directory, bin) {
  if (!existsSync(directory)) return;
  const pid = notedServer(directory);
  if (pid && runsOn(pid, directory)) await stopServer({ pid, directory, bin });
  await endLeftBehind(directory);
  const noted = notedServer(directory);
  // Postgres takes any process with the noted id for a running server, even one that is dead and unburied.
  if (noted && isAlive(noted) && !runsOn(noted, directory)) {
    rmSync(path.join(directory, "postmaster.pid"), { force: true });
  }
}

/** The process id that a running server keeps in its data directory, or null. */
function notedServer(directory) {
  const file = path.join(directory, "postmaster.pid");
  return existsSync(file) ? Number(readFileSync(file, "utf8").split("\n")[0]) || null : null;
}

/** Whether a process really is a Postgres of this directory: ids come round again. */
function runsOn(pid, directory) {
  if (linux) return isPostgres(pid) && workingFolder(pid) === realpathSync(directory);
  if (process.platform === "win32") return processIdentity(pid) !== null;
  const { stdout } = spawnSync("ps", ["-o", "command=", "-p", String(pid)], { encoding: "utf8" });
  return stdout.includes("postgres") && stdout.includes(directory);
}

/** Without their server, Postgres's other processes end by themselves, though not always at once. */
async function endLeftBehind(directory) {
  if (!linux) return;
  const left = readdirSync("/proc").filter((name) => /^\d+$/.test(name) && runsOn(Number(name), directory));
  for (const pid of left.map(Number)) {
    if (!(await hasGone(pid, 2000))) await end(pid, "SIGKILL", 2000);
  }
}

function isPostgres(pid) {
  try {
    return readFileSync(`/proc/${pid}/comm`, "utf8").trim() === "postgres";
  } catch {
    return false;
  }
}

/** Every process of a Postgres server works in its data directory. */
function workingFolder(pid) {
  try {
    return readlinkSync(`/proc/${pid}/cwd`);
  } catch {
    return null;
  }
}
