import { spawnSync } from "node:child_process";
import { randomBytes } from "node:crypto";
import { chmodSync, existsSync, mkdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { Problem } from "../problem.mjs";
import { writeStamp } from "../stamp.mjs";

/** Where root's databases go when the wanted folder is closed to the `postgres` account. */
const SYSTEM_HOME = "/var/lib/almanac-ai";

/**
 * A folder below which Postgres can keep its files: the wanted one, or, when the database's account may
 * not enter that (a clone under /root, say), one under /var/lib that the wanted one remembers.
 *
 * @param {string} wanted created when it is missing
 * @param {{ uid?: number, gid?: number }} account
 */
export function postgresHome(wanted, account) {
  makeEnterable(wanted);
  if (canEnter(wanted, account)) return wanted;
  const fallback = path.join(SYSTEM_HOME, rememberedName(path.join(wanted, "postgres-folder")));
  makeEnterable(SYSTEM_HOME);
  makeEnterable(fallback);
  if (canEnter(fallback, account)) return fallback;
  throw new Problem(
    `The account that Postgres runs as may enter neither ${wanted} nor ${fallback}. Set DATA_DIR to a folder that it may.`,
  );
}

/** A name of its own, so that a deleted and cloned again project does not meet its former database. */
function rememberedName(file) {
  if (!existsSync(file)) writeStamp(file, randomBytes(6).toString("hex"));
  return readFileSync(file, "utf8").trim();
}

/** Whether the account may pass through a folder, all the folders above it included. */
export function canEnter(folder, account) {
  if (account.uid === undefined) return true;
  return spawnSync("/bin/sh", ["-c", 'cd "$1"', "sh", folder], { cwd: "/", ...account }).status === 0;
}

/** Makes a folder, and sees to it that a strict umask does not shut the database out of it. */
export function makeEnterable(folder) {
  if (existsSync(folder)) return;
  mkdirSync(folder, { recursive: true });
  chmodSync(folder, 0o711);
}
