import { spawnSync } from "node:child_process";
import { Problem } from "../problem.mjs";

const NAME = "postgres";

/**
 * The account that Postgres runs as, in the form that child_process wants: nothing when this process is
 * an ordinary user, else the system's `postgres`, made when it is missing, since Postgres refuses root.
 *
 * @returns {{ uid?: number, gid?: number }}
 */
export function databaseAccount() {
  if (process.getuid?.() !== 0) return {};
  const existing = lookUp();
  if (existing) return existing;
  spawnSync("groupadd", ["--system", NAME]);
  spawnSync("useradd", ["--system", "--gid", NAME, "--no-create-home", "--shell", "/usr/sbin/nologin", NAME]);
  const created = lookUp();
  if (created) return created;
  throw new Problem(
    `Postgres does not run as root, and an account "${NAME}" for it could not be created. ` +
      "Create one, or start as an ordinary user, or set DATABASE_URL.",
  );
}

function lookUp() {
  const [uid, gid] = ["-u", "-g"].map((flag) => {
    const { status, stdout } = spawnSync("id", [flag, NAME], { encoding: "utf8" });
    return status === 0 ? Number(stdout) : NaN;
  });
  return Number.isInteger(uid) && Number.isInteger(gid) ? { uid, gid } : null;
}
