import "server-only";
import { readdir, rm, stat } from "node:fs/promises";
import path from "node:path";

/** Deletes the files and folders of a folder that are called so and were last written before a moment. Returns how many went. */
export async function removeOldFiles(folder: string, name: RegExp, before: Date): Promise<number> {
  const names = (await readdir(folder).catch(() => [])).filter((found) => name.test(found));
  let removed = 0;
  for (const file of names.map((found) => path.join(folder, found))) {
    const seen = await stat(file).catch(() => undefined);
    if (!seen || seen.mtime >= before) continue;
    await rm(file, { recursive: true, force: true });
    removed += 1;
  }
  return removed;
}
