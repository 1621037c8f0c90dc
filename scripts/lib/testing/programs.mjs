import { spawnSync } from "node:child_process";
import { accessSync, constants, existsSync } from "node:fs";
import path from "node:path";
import { say } from "../output.mjs";
import { Problem } from "../problem.mjs";

/**
 * A program that tests or measurements start.
 * @typedef {{ names: string[], setting: string, packages: string[] }} Program `setting`: the variable that says where it is,
 *   `packages`: Debian's that have it
 */

/** @type {Program} */
const redis = {
  names: ["redis-server", "valkey-server"],
  setting: "TEST_REDIS_SERVER",
  packages: ["redis-server"],
};
/** @type {Program} */
const varnish = {
  names: ["varnishd"],
  setting: "TEST_VARNISH_SERVER",
  packages: ["varnish", "varnish-modules"],
};
/** @type {Program} */
const webkit = {
  names: ["WebKitWebDriver"],
  setting: "TEST_WEBKIT_DRIVER",
  packages: ["webkit2gtk-driver", "xvfb"],
};
/** @type {Program} */
const nginx = { names: ["nginx"], setting: "BENCH_NGINX", packages: ["nginx"] };
/** @type {Program} */
const wrk = { names: ["wrk"], setting: "BENCH_WRK", packages: ["wrk"] };

export const findRedisServer = (env = process.env) => find(redis, env);
export const findVarnishServer = (env = process.env) => find(varnish, env);
export const findNginx = (env = process.env) => find(nginx, env);
export const findWrk = (env = process.env) => find(wrk, env);

/** WebKit's driver, for the tests of what Safari does otherwise; an empty text where it can't be had, as on a Mac. */
export function findWebkitDriver(env = process.env) {
  if (env[webkit.setting] || onPath(webkit.names, env)) return find(webkit, env);
  const installed = installWithApt(webkit, env);
  if (!installed) say("  No WebKit for Linux here: its tests are left out");
  return installed ?? "";
}

/** A given program, one that is there, or one that is installed now. @param {Program} program @param {NodeJS.ProcessEnv} env */
function find(program, env) {
  const { names, setting, packages } = program;
  const given = env[setting];
  if (given) {
    if (isProgram(given)) return given;
    throw new Problem(`${setting} is ${given}, where there is no program.`);
  }
  const found = onPath(names, env) ?? installWithApt(program, env);
  if (found) return found;
  throw new Problem(
    `${names.join(" or ")} is needed: install ${packages.join(" and ")}, or set ${setting} to the program.`,
  );
}

/** The first of these programs that is there. @param {string[]} names @param {NodeJS.ProcessEnv} env */
export function onPath(names, env) {
  // Where servers are is not on everybody's path.
  const folders = [...(env.PATH ?? "").split(path.delimiter).filter(Boolean), "/usr/sbin"];
  return folders.flatMap((folder) => names.map((name) => path.join(folder, name))).find(isProgram) ?? null;
}

/** Installs Debian's packages where that can be done, and answers the program. @param {Pick<Program, "names" | "packages">} program @param {NodeJS.ProcessEnv} env */
export function installWithApt({ names, packages }, env) {
  if (!existsSync("/etc/debian_version") || process.getuid?.() !== 0) return null;
  say(`  No ${names[0]} found; installing the system's ${packages.join(" and ")}`);
  // Installing it must not start it as a service.
  const options = { env: { ...env, DEBIAN_FRONTEND: "noninteractive", RUNLEVEL: "1" }, stdio: "ignore" };
  spawnSync("apt-get", ["update"], options);
  spawnSync("apt-get", ["install", "-y", "--no-install-recommends", ...packages], options);
  return onPath(names, env);
}

/** @param {string} file */
export function isProgram(file) {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
