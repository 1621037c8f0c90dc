import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";

/** Whether any process has this id. */
export function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === "EPERM";
  }
}

/**
 * A text that tells this process from every later one with the same id, or null when there is none.
 * Ids come round again, above all in containers, so an id alone proves nothing.
 */
export function processIdentity(pid) {
  if (!isAlive(pid)) return null;
  if (process.platform === "linux") return linuxIdentity(pid);
  if (process.platform === "win32") return "alive";
  const { stdout } = spawnSync("ps", ["-o", "lstart=", "-p", String(pid)], { encoding: "utf8" });
  return stdout?.trim() || null;
}

/** The machine's start and, within it, the process's; a zombie counts as gone. */
function linuxIdentity(pid) {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
    const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
    const boot = readFileSync("/proc/sys/kernel/random/boot_id", "utf8").trim();
    return fields[0] === "Z" ? null : `${boot}:${fields[19]}`;
  } catch {
    return null;
  }
}
