import { spawnSync } from "node:child_process";
import { accessSync, constants, existsSync } from "node:fs";
import path from "node:path";
import { Problem, say } from "../output.mjs";

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

export const findRedisServer = () => find(redis);
export const findVarnishServer = () => find(varnish);
export const findNginx = () => find(nginx);
export const findWrk = () => find(wrk);

/** WebKit's driver, for the tests of what Safari does otherwise; an empty text where it can't be had, as on a Mac. */
export function findWebkitDriver() {
  if (process.env[webkit.setting] || onPath(webkit.names)) return find(webkit);
  const installed = installWithApt(webkit);
  if (!installed) say("  No WebKit for Linux here: its tests are left out");
  return installed ?? "";
}

/** A given program, one that is there, or one that is installed now. @param {Program} program */
function find(program) {
  const { names, setting, packages } = program;
  const given = process.env[setting];
  if (given) {
    if (isProgram(given)) return given;
    throw new Problem(`${setting} is ${given}, where there is no program.`);
  }
  const found = onPath(names) ?? installWithApt(program);
  if (found) return found;
  throw new Problem(
    `${names.join(" or ")} is needed: install ${packages.join(" and ")}, or set ${setting} to the program.`,
  );
}

/** The first of these programs that is there. @param {string[]} names */
export function onPath(names) {
  // Where servers are is not on everybody's path.
  const folders = [...(process.env.PATH ?? "").split(path.delimiter).filter(Boolean), "/usr/sbin"];
  return folders.flatMap((folder) => names.map((name) => path.join(folder, name))).find(isProgram) ?? null;
}

/** Installs Debian's packages where that can be done, and answers the program. @param {Pick<Program, "names" | "packages">} program */
export function installWithApt({ names, packages }) {
  if (!existsSync("/etc/debian_version") || process.getuid?.() !== 0) return null;
  say(`  No ${names[0]} found; installing the system's ${packages.join(" and ")}`);
  // Installing it must not start it as a service.
  const options = {
    env: { ...process.env, DEBIAN_FRONTEND: "noninteractive", RUNLEVEL: "1" },
    stdio: "ignore",
  };
  spawnSync("apt-get", ["update"], options);
  spawnSync("apt-get", ["install", "-y", "--no-install-recommends", ...packages], options);
  return onPath(names);
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
