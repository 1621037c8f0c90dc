import { randomBytes } from "node:crypto";
import { readdirSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { lockHolder, tryLock } from "../lock.mjs";
import { makeEnterable } from "../postgres/home.mjs";
import { clearStrays } from "../postgres/strays.mjs";
import { onShutdown } from "../shutdown.mjs";

const PREFIX = "almanac-test-";
const LOCK = "owner.json";

/** How old a folder without an owner must be: a younger one is just being made. */
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
  for (const name of readdirSync(tmpdir()).filter((entry) => entry.startsWith(PREFIX))) {
    const folder = path.join(tmpdir(), name);
    const found = statSync(folder, { throwIfNoEntry: false });
    const settled = found && found.uid === process.getuid?.() && Date.now() - found.mtimeMs > SETTLED_MS;
    if (!settled || lockHolder(path.join(folder, LOCK))) continue;
    await clearStrays(path.join(folder, "postgres"));
    rmSync(folder, { recursive: true, force: true });
  }
}
