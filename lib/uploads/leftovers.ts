import "server-only";
import { opendir, stat, unlink } from "node:fs/promises";
import path from "node:path";
import { copies, kept } from "@/lib/platform/storage/disk";
import { folders, typeOfPath } from "@/lib/platform/storage/utils";

const batch = 200;
const most = 2_000;
const isDraft = (name: string) => /^[0-9a-f]{32}\.[a-z]{3,4}\.[0-9a-f]{12}\.tmp$/.test(name);

type Known = (paths: string[]) => Promise<Set<string>>;

/**
 * Deletes files of the storage that are older than a moment and unknown: a crash came between the file and its row, or
 * within its writing. Files that are not ours stay. Returns how many went.
 */
export async function removeLeftovers(before: Date, findKnown: Known): Promise<number> {
  let removed = 0;
  for (const { root } of [kept, copies])
    for (const folder of folders)
      for await (const names of batches(path.join(root, folder), before)) {
        if (removed >= most) return removed;
        const paths = names.filter((name) => !isDraft(name)).map((name) => `${folder}/${name}`);
        const known = paths.length > 0 ? await findKnown(paths) : new Set();
        const gone = names.filter((name) => !known.has(`${folder}/${name}`));
        await Promise.all(gone.map((name) => unlink(path.join(root, folder, name)).catch(() => {})));
        removed += gone.length;
      }
  return removed;
}

/** Names of our files in a folder that were last written before a moment, some at a time. */
async function* batches(folder: string, before: Date): AsyncGenerator<string[]> {
  const entries = await opendir(folder).catch(() => undefined);
  if (!entries) return;
  let names: string[] = [];
  for await (const { name } of entries) {
    if (!isDraft(name) && !typeOfPath(`${path.basename(folder)}/${name}`)) continue;
    const { mtime } = await stat(path.join(folder, name)).catch(() => ({ mtime: before }));
    if (mtime >= before) continue;
    names.push(name);
    if (names.length < batch) continue;
    yield names;
    names = [];
  }
  if (names.length > 0) yield names;
}
