import { mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { processIdentity } from "./process-identity.mjs";

/** How long a lock file may be unreadable because its owner is just writing it. */
const WRITING_MS = 2000;

/**
 * Takes a lock file for this process. A lock whose owner is gone counts for nothing.
 *
 * @param {string} file
 * @param {Record<string, unknown>} [note] kept in the lock for whoever finds it taken
 * @returns {{ release: () => void, annotate: (note: object) => void } | { holder: { pid: number } }}
 */
export function tryLock(file, note = {}) {
  const owner = { pid: process.pid, identity: processIdentity(process.pid) };
  mkdirSync(path.dirname(file), { recursive: true });
  for (;;) {
    try {
      writeFileSync(file, JSON.stringify({ ...owner, ...note }), { flag: "wx" });
      return {
        release: () => rmSync(file, { force: true }),
        annotate: (more) => replaceFile(file, JSON.stringify({ ...owner, ...note, ...more })),
      };
    } catch (error) {
      if (error.code !== "EEXIST") throw error;
    }
    const holder = lockHolder(file);
    if (holder) return { holder };
    discard(file);
  }
}

/**
 * Takes a lock file, waiting for whoever has it.
 *
 * @param {string} file
 * @param {{ patience?: number, onWait?: (holder: { pid: number }) => void }} [options] `patience`: how long to
 *   wait, in milliseconds; `onWait`: called once, when there is something to wait for
 * @returns {Promise<ReturnType<typeof tryLock>>}
 */
export async function waitForLock(file, { patience = Infinity, onWait = () => {} } = {}) {
  const deadline = Date.now() + patience;
  for (let first = true; ; first = false) {
    const lock = tryLock(file);
    if ("release" in lock || Date.now() > deadline) return lock;
    if (first) onWait(lock.holder);
    await sleep(100);
  }
}

/** Who holds a lock file, or null when it is free or its owner is gone. */
export function lockHolder(file) {
  try {
    const holder = JSON.parse(readFileSync(file, "utf8"));
    return processIdentity(holder.pid) === holder.identity ? holder : null;
  } catch (error) {
    if (error instanceof SyntaxError && isFresh(file)) return { pid: 0 };
    if (error instanceof SyntaxError || error.code === "ENOENT") return null;
    throw error;
  }
}

function replaceFile(file, content) {
  writeFileSync(`${file}.new`, content);
  renameSync(`${file}.new`, file);
}

function isFresh(file) {
  return Date.now() - (statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0) < WRITING_MS;
}

/**
 * Removes a stale lock. Two processes may find it stale together and one may have taken it anew by the
 * time the other removes it: so it is moved aside first, looked at again, and put back when it is alive.
 */
function discard(file) {
  const aside = `${file}.${process.pid}`;
  try {
    renameSync(file, aside);
  } catch (error) {
    if (error.code === "ENOENT") return;
    throw error;
  }
  if (lockHolder(aside)) renameSync(aside, file);
  else rmSync(aside, { force: true });
}
