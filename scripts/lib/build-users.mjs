import { existsSync, readdirSync } from "node:fs";
import path from "node:path";
import { lockHolder, tryLock } from "./lock.mjs";
import { buildDir } from "./paths.mjs";
import { Problem } from "./output.mjs";

/** Builds leave this folder alone. */
export const notesDir = path.join(buildDir, "cache/launcher");

/** Notes that this process serves the build, so that nobody replaces it underneath. Answers its undoing. */
export const noteServer = () => tryLock(path.join(notesDir, `serving-${process.pid}.json`)).release;

/** Refuses to replace what a running server is made of. @param {string} what */
export function refuseWhileServing(what) {
  const names = existsSync(notesDir) ? readdirSync(notesDir) : [];
  const notes = names.filter((name) => /^serving-\d+\.json$/.test(name));
  const [server] = notes.map((name) => lockHolder(path.join(notesDir, name))).filter(Boolean);
  if (!server) return;
  throw new Problem(
    `The ${what} have changed, but a server from this folder is running (process ${server.pid}). Stop it first.`,
  );
}
