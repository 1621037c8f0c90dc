import { existsSync, readdirSync } from "node:fs";
import path from "node:path";
import { lockHolder, tryLock } from "./lock.mjs";
import { buildDir } from "./paths.mjs";

/** Builds leave this folder alone. */
export const notesDir = path.join(buildDir, "cache/launcher");

/** Notes that this process serves the build, so that nobody replaces it underneath. Answers its undoing. */
export const noteServer = () => tryLock(path.join(notesDir, `serving-${process.pid}.json`)).release;

/** The processes that serve the build now. */
export function liveServers() {
  const names = existsSync(notesDir) ? readdirSync(notesDir) : [];
  const notes = names.filter((name) => /^serving-\d+\.json$/.test(name));
  return notes.map((name) => lockHolder(path.join(notesDir, name))).filter(Boolean);
}
