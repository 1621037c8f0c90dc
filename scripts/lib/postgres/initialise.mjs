import { spawnSync } from "node:child_process";
import {
  chownSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import path from "node:path";
import { Problem } from "../output.mjs";

/** The role that owns everything in a bundled database. */
export const OWNER = "almanac";

/** The Postgres version whose data this program can read. */
const MAJOR = "18";

/**
 * Makes a data directory unless there is one. It appears under its name only when it is complete, so
 * that a kill in between leaves nothing but rubbish, which the next call sweeps away.
 *
 * @param {{ directory: string, bin: string, account: { uid?: number, gid?: number }, password: string }} options
 */
export function initialise({ directory, bin, account, password }) {
  if (existsSync(directory)) return checkExisting(directory, account);
  const unfinished = `${directory}.new`;
  const passwordFile = path.join(unfinished, "password");
  rmSync(unfinished, { recursive: true, force: true });
  mkdirSync(unfinished, { mode: 0o700 });
  writeFileSync(passwordFile, password, { mode: 0o600 });
  if (account.uid) for (const file of [unfinished, passwordFile]) chownSync(file, account.uid, account.gid);
  const { status, stdout, stderr } = spawnSync(
    path.join(bin, "initdb"),
    [
      `--pgdata=${unfinished}/data`,
      `--username=${OWNER}`,
      `--pwfile=${passwordFile}`,
      "--auth=scram-sha-256",
      "--encoding=UTF8",
      "--locale=C",
      "--locale-provider=builtin",
      "--builtin-locale=C.UTF-8",
      "--no-instructions",
    ],
    { cwd: path.dirname(directory), encoding: "utf8", env: { ...process.env, LC_ALL: "C" }, ...account },
  );
  if (status !== 0) throw new Problem("The database could not be created.", { output: `${stdout}${stderr}` });
  renameSync(`${unfinished}/data`, directory);
  rmSync(unfinished, { recursive: true });
}

function checkExisting(directory, { uid, gid }) {
  const version = readFileSync(path.join(directory, "PG_VERSION"), "utf8").trim();
  if (version !== MAJOR) {
    throw new Problem(
      `The data in ${directory} is from Postgres ${version}; this program reads that of Postgres ${MAJOR}.`,
    );
  }
  // The `postgres` account has another number where the data came from: another image, another machine.
  if (uid && statSync(directory).uid !== uid) spawnSync("chown", ["-R", `${uid}:${gid}`, directory]);
}
