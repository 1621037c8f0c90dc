import { spawnSync } from "node:child_process";
import { randomBytes } from "node:crypto";
import { chmodSync, existsSync, mkdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { Problem } from "../output.mjs";
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
  const mayEnter = (folder) =>
    !account.uid ||
    spawnSync("/bin/sh", ["-c", 'cd "$1"', "sh", folder], { cwd: "/", ...account }).status === 0;
  if (mayEnter(wanted)) return wanted;
  // A name of its own, so that a deleted and cloned again project does not meet its former database.
  const note = path.join(wanted, "postgres-folder");
  if (!existsSync(note)) writeStamp(note, randomBytes(6).toString("hex"));
  const fallback = path.join(SYSTEM_HOME, readFileSync(note, "utf8").trim());
  makeEnterable(SYSTEM_HOME);
  makeEnterable(fallback);
  if (mayEnter(fallback)) return fallback;
  throw new Problem(
    `The account that Postgres runs as may enter neither ${wanted} nor ${fallback}. Set DATA_DIR to a folder that it may.`,
  );
}

/** Makes a folder, and sees to it that a strict umask does not shut the database out of it. */
export function makeEnterable(folder) {
  if (existsSync(folder)) return;
  mkdirSync(folder, { recursive: true });
  chmodSync(folder, 0o711);
}
