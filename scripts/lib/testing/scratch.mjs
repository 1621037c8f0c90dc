import { randomBytes } from "node:crypto";
import { existsSync, readdirSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { lockHolder, tryLock } from "../lock.mjs";
import { makeEnterable } from "../postgres/home.mjs";
import { clearStrays } from "../postgres/strays.mjs";
import { onShutdown } from "../shutdown.mjs";

const PREFIX = "almanac-test-";
const LOCK = "owner.json";

/** How old a folder without a lock must be: a younger one is just being made. */
const SETTLED_MS = 60_000;

/** A new folder in the system's place for such things, removed when this process ends. */
export function makeScratchFolder() {
  const folder = path.join(tmpdir(), `${PREFIX}${randomBytes(6).toString("hex")}`);
  makeEnterable(folder);
  tryLock(path.join(folder, LOCK));
  onShutdown(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** Ends and removes what a killed test run could not. */
export async function clearLeftovers() {
  const folders = readdirSync(tmpdir()).filter((name) => name.startsWith(PREFIX));
  for (const folder of folders.map((name) => path.join(tmpdir(), name)).filter(isLeftOver)) {
    await clearStrays(path.join(folder, "postgres"));
    rmSync(folder, { recursive: true, force: true });
  }
}

function isLeftOver(folder) {
  const found = statSync(folder, { throwIfNoEntry: false });
  if (!found || found.uid !== process.getuid?.()) return false;
  const lock = path.join(folder, LOCK);
  return existsSync(lock) ? lockHolder(lock) === null : Date.now() - found.mtimeMs > SETTLED_MS;
}
