import { spawnSync } from "node:child_process";
import { existsSync, readFileSync, readlinkSync, realpathSync, rmSync } from "node:fs";
import path from "node:path";
import { databaseAccount } from "./account.mjs";
import { postgresBinaries } from "./binaries.mjs";

/**
 * Stops the server that a killed run left on a data directory. Whoever calls this knows that nobody uses it.
 *
 * @param {string} directory
 */
export function clearStrays(directory) {
  const file = path.join(directory, "postmaster.pid");
  if (!existsSync(file)) return;
  if (!runsOn(parseInt(readFileSync(file, "utf8"), 10), directory)) return rmSync(file, { force: true });
  const account = databaseAccount();
  const home = path.dirname(directory);
  const stop = ["stop", "-D", directory, "-t", "10", "-m"];
  const pgCtl = path.join(postgresBinaries(account, home), "pg_ctl");
  for (const mode of ["fast", "immediate"])
    if (spawnSync(pgCtl, [...stop, mode], { cwd: home, ...account }).status === 0) return;
}

/** Whether this process is the directory's server: ids come round again, and Postgres takes whoever has the noted one for it. */
function runsOn(pid, directory) {
  if (process.platform === "win32") return true; // pg_ctl signals nothing but a Postgres there.
  try {
    if (process.platform === "linux") return readlinkSync(`/proc/${pid}/cwd`) === realpathSync(directory);
  } catch {
    return false;
  }
  return spawnSync("ps", ["-o", "command=", "-p", `${pid}`], { encoding: "utf8" }).stdout.includes(directory);
}
