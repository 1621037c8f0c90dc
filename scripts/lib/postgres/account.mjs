import { spawnSync } from "node:child_process";
import { Problem } from "../output.mjs";

const NAME = "postgres";

/**
 * The account that Postgres runs as, in the form that child_process wants: nothing when this process is
 * an ordinary user, else the system's `postgres`, made when it is missing, since Postgres refuses root.
 *
 * @returns {{ uid?: number, gid?: number }}
 */
export function databaseAccount() {
  if (process.getuid?.() !== 0) return {};
  const lookUp = (flag) => Number(spawnSync("id", [flag, NAME], { encoding: "utf8" }).stdout || NaN);
  if (!lookUp("-u"))
    spawnSync("useradd", [
      "--system",
      "--user-group",
      "--no-create-home",
      "--shell",
      "/usr/sbin/nologin",
      NAME,
    ]);
  const account = { uid: lookUp("-u"), gid: lookUp("-g") };
  if (account.uid && account.gid) return account;
  throw new Problem(
    `Postgres does not run as root, and an account "${NAME}" for it could not be created. ` +
      "Create one, or start as an ordinary user, or set DATABASE_URL.",
  );
}
