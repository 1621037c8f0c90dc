import { opendir } from "node:fs/promises";
import path from "node:path";
import { fileEntry, readEntryName } from "./format.mjs";

/**
 * The files of a data folder that a backup holds, as paths relative to it: uploads. Cached logos are fetched again, mail
 * in the local mailbox and secrets are left out on purpose (docs/decisions/0022-backup.md).
 *
 * @param {string} dataDir
 * @returns {AsyncGenerator<string>}
 */
export async function* storedFiles(dataDir, folder = "uploads") {
  for await (const entry of await openOrNothing(path.join(dataDir, folder))) {
    const relative = `${folder}/${entry.name}`;
    if (entry.isDirectory()) yield* storedFiles(dataDir, relative);
    else if (entry.isFile() && isKept(relative)) yield relative;
  }
}

/** Drafts that are being written are no files yet. */
const isKept = (relative) => !relative.endsWith(".tmp") && readEntryName(fileEntry(relative)) !== undefined;

async function openOrNothing(folder) {
  try {
    return await opendir(folder);
  } catch (error) {
    if (error.code === "ENOENT") return [];
    throw error;
  }
}
