import { existsSync, readdirSync } from "node:fs";
import path from "node:path";
import { lockHolder, tryLock } from "./lock.mjs";
import { buildDir } from "./paths.mjs";

/** Builds leave this folder alone. */
export const notesDir = path.join(buildDir, "cache/launcher");
const prefix = "serving-";

/** Notes that this process serves the build, so that nobody replaces it underneath. Answers its undoing. */
export function noteServer() {
  const lock = tryLock(path.join(notesDir, `${prefix}${process.pid}.json`));
  return "release" in lock ? lock.release : () => {};
}

/** The processes that serve the build now. */
export function liveServers() {
  if (!existsSync(notesDir)) return [];
  return readdirSync(notesDir)
    .filter((name) => name.startsWith(prefix))
    .map((name) => lockHolder(path.join(notesDir, name)))
    .filter((holder) => holder !== null);
}
