import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { Problem, skip, step } from "./output.mjs";
import { inRoot } from "./paths.mjs";
import { runQuietly } from "./run.mjs";
import { refuseWhileServing } from "./build-users.mjs";

/**
 * Installs what package-lock.json says, unless it is there. Install scripts stay off, so that the
 * result is the same with every npm and needs nothing but the registry; the one package that needs its
 * script gets it in `postgres/binaries.mjs`.
 */
export async function install() {
  if (matchesInstalled(readLockfile("package-lock.json"), readLockfile("node_modules/.package-lock.json")))
    return skip("Dependencies are up to date");
  refuseWhileServing("dependencies");
  await runQuietly(
    [npmCli(), "ci", "--ignore-scripts", "--include=dev", "--no-audit", "--no-fund", "--loglevel=error"],
    {
      failure: "The dependencies could not be installed.",
    },
  );
  return "Dependencies installed";
}

/** Installs where nothing has been installed. What is there stays as it is: commands run beside a running site. */
export async function ensureInstalled() {
  if (!existsSync(inRoot("node_modules/pg/package.json"))) await step("Installing dependencies", install);
}

/**
 * Whether what npm noted about node_modules is what the lockfile wants. Optional packages for other
 * platforms may be missing.
 *
 * @param {{ packages: Record<string, { version?: string, optional?: boolean, resolved?: string }> }} wanted
 * @param {{ packages: Record<string, { version?: string }> } | null} installed
 */
export function matchesInstalled(wanted, installed) {
  if (!installed) return false;
  const names = Object.keys(wanted.packages).filter(Boolean);
  const known = new Set(names);
  const nothingElse = Object.keys(installed.packages).every((name) => known.has(name));
  return (
    nothingElse &&
    names.every((name) => {
      const entry = wanted.packages[name];
      const found = installed.packages[name];
      return found ? found.version === entry.version : entry.optional === true;
    })
  );
}

/** A lockfile; null where there is none: npm notes what it installed in one when it is done. */
function readLockfile(name) {
  const file = inRoot(name);
  return existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : null;
}

/** The file that is npm: the one that runs this script, else the one that came with this Node. */
function npmCli() {
  const beside = path.dirname(process.execPath);
  const { npm_execpath: running = "" } = process.env;
  const candidates = [
    running.endsWith("npm-cli.js") ? running : "",
    path.join(beside, "../lib/node_modules/npm/bin/npm-cli.js"),
    path.join(beside, "node_modules/npm/bin/npm-cli.js"),
    "/usr/share/nodejs/npm/bin/npm-cli.js",
  ];
  const found = candidates.find((file) => file && existsSync(file));
  if (!found)
    throw new Problem(
      "npm was not found beside Node. Start with `npm start`, or run `npm ci` yourself first.",
    );
  return found;
}
