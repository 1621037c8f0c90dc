import { createHash } from "node:crypto";
import { existsSync, readFileSync, readdirSync, statSync } from "node:fs";
import path from "node:path";

/** The SHA-256 of a text or buffer, in hex. */
export const hashText = (content) => createHash("sha256").update(content).digest("hex");

/**
 * All files below `entries` (files or folders, relative to `folder`), sorted, in relative paths with "/".
 *
 * @param {string} folder
 * @param {string[]} entries what is missing is left out
 * @param {(path: string) => boolean} [wanted] asked for folders (with a trailing "/") and for files
 */
export function listFiles(folder, entries, wanted = () => true) {
  const found = [];
  const visit = (relative) => {
    const absolute = path.join(folder, relative);
    if (!existsSync(absolute)) return;
    if (!statSync(absolute).isDirectory()) {
      if (wanted(relative)) found.push(relative);
    } else if (wanted(`${relative}/`)) {
      for (const name of readdirSync(absolute)) visit(`${relative}/${name}`);
    }
  };
  for (const entry of entries) visit(entry);
  return found.sort();
}

/**
 * One hash over the names and contents of files.
 *
 * @param {string} folder
 * @param {string[]} files relative to `folder`
 * @param {string[]} [more] further values that count
 */
export function hashFiles(folder, files, more = []) {
  const hash = createHash("sha256");
  for (const file of files) hash.update(`${file}\0${hashText(readFileSync(path.join(folder, file)))}\n`);
  for (const value of more) hash.update(`${value}\n`);
  return hash.digest("hex");
}
