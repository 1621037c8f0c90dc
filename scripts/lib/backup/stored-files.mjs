import { readdir } from "node:fs/promises";
import path from "node:path";
import { isUpload } from "./manifest.mjs";

/**
 * The files of a data folder that a backup holds, as paths relative to it: uploads. Cached logos are fetched again, mail
 * in the local mailbox and secrets are left out on purpose (docs/backup.md).
 *
 * @param {string} dataDir
 * @returns {Promise<string[]>}
 */
export async function storedFiles(dataDir) {
  const options = { recursive: true, withFileTypes: true };
  const found = await readdir(path.join(dataDir, "uploads"), options).catch((error) => {
    if (error.code === "ENOENT") return [];
    throw error;
  });
  const files = found.filter((entry) => entry.isFile() && !entry.name.endsWith(".tmp")); // Drafts that are being written.
  const names = files.map((entry) => path.relative(dataDir, path.join(entry.parentPath, entry.name)));
  return names.map((name) => name.split(path.sep).join("/")).filter(isUpload);
}
