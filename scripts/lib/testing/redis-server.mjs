import { spawnSync } from "node:child_process";
import { accessSync, constants, existsSync } from "node:fs";
import path from "node:path";
import { say } from "../output.mjs";
import { Problem } from "../problem.mjs";

const NAMES = ["redis-server", "valkey-server"];

/** The program that tests start as their Redis: a given one, one that is there, or one that is installed now. */
export function findRedisServer(env = process.env) {
  if (env.TEST_REDIS_SERVER) return given(env.TEST_REDIS_SERVER);
  const found = onPath(env) ?? installWithApt(env);
  if (found) return found;
  throw new Problem(
    "The tests of several servers need Redis: install redis-server or valkey-server, or set TEST_REDIS_SERVER to the program.",
  );
}

function given(file) {
  if (isProgram(file)) return file;
  throw new Problem(`TEST_REDIS_SERVER is ${file}, where there is no program.`);
}

function onPath(env) {
  const folders = (env.PATH ?? "").split(path.delimiter).filter(Boolean);
  return folders.flatMap((folder) => NAMES.map((name) => path.join(folder, name))).find(isProgram) ?? null;
}

function installWithApt(env) {
  if (!existsSync("/etc/debian_version") || process.getuid?.() !== 0) return null;
  say("  No Redis found; installing the system's redis-server");
  // Installing it must not start it as a service.
  const options = { env: { ...env, DEBIAN_FRONTEND: "noninteractive", RUNLEVEL: "1" }, stdio: "ignore" };
  spawnSync("apt-get", ["update"], options);
  spawnSync("apt-get", ["install", "-y", "--no-install-recommends", "redis-server"], options);
  return onPath(env);
}

function isProgram(file) {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
