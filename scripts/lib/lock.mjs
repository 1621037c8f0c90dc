import { spawnSync } from "node:child_process";
import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";

/**
 * Takes a pid file for this process. One whose process is gone counts for nothing.
 *
 * @param {string} file
 * @returns {{ release: () => void } | { holder: { pid: number } }}
 */
export function tryLock(file) {
  const mine = `${file}.${process.pid}`;
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(mine, JSON.stringify({ pid: process.pid, identity: identityOf(process.pid) }));
  try {
    for (;;) {
      const holder = lockHolder(file);
      if (holder) return { holder };
      discard(file);
      // Unlike a write, a link is there whole or not at all, and takes no other file's place.
      if (unless("EEXIST", () => linkSync(mine, file) ?? true))
        return { release: () => rmSync(file, { force: true }) };
    }
  } finally {
    rmSync(mine, { force: true });
  }
}

/**
 * Takes a pid file, waiting for whoever has it.
 *
 * @param {string} file
 * @param {{ timeout?: number, onWait?: (holder: { pid: number }) => void }} [options] `timeout`: how long to
 *   wait, in milliseconds; `onWait`: called once, when there is something to wait for
 */
export async function waitForLock(file, { timeout = Infinity, onWait = () => {} } = {}) {
  const deadline = Date.now() + timeout;
  for (let first = true; ; first = false) {
    const lock = tryLock(file);
    if ("release" in lock || Date.now() > deadline) return lock;
    if (first) onWait(lock.holder);
    await sleep(100);
  }
}

/** Who holds a pid file, or null when it is free, its process is gone, or a power failure left nothing in it. */
export function lockHolder(file) {
  try {
    const holder = JSON.parse(readFileSync(file, "utf8"));
    return identityOf(holder.pid) === holder.identity ? holder : null;
  } catch (error) {
    if (error.code === "ENOENT" || error instanceof SyntaxError) return null;
    throw error;
  }
}

/** Somebody else may have replaced a dead process's file since it was read: it is looked at again where nobody else looks. */
function discard(file) {
  const aside = `${file}.${process.pid}.old`;
  unless("ENOENT", () => {
    renameSync(file, aside);
    if (lockHolder(aside)) renameSync(aside, file);
    else rmSync(aside);
  });
}

/** What tells a process from every later one with its id, or null when there is none: ids come round again, above all in containers. */
function identityOf(pid) {
  if (process.platform === "linux") {
    try {
      const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ").at(-1).split(" ");
      const boot = readFileSync("/proc/sys/kernel/random/boot_id", "utf8").trim();
      return fields[0] === "Z" ? null : `${boot}:${fields[19]}`;
    } catch {
      return null;
    }
  }
  const { stdout } = spawnSync("ps", ["-o", "lstart=", "-p", String(pid)], { encoding: "utf8" });
  if (stdout !== null) return stdout.trim() || null;
  // Windows tells no more than this without help.
  return unless("ESRCH", () => process.kill(pid, 0) && "alive") ?? null;
}

function unless(code, work) {
  try {
    return work();
  } catch (error) {
    if (error.code !== code) throw error;
  }
}
