import { createHash } from "node:crypto";
import { existsSync, readFileSync, readdirSync, statSync } from "node:fs";
import path from "node:path";

export const hashText = (content) => createHash("sha256").update(content).digest("hex");

/**
 * All files below `entries` (files or folders, relative to `folder`), sorted, in relative paths with "/".
 *
 * @param {string} folder
 * @param {string[]} entries what is missing is left out
 */
export function listFiles(folder, entries) {
  const there = entries.filter((entry) => existsSync(path.join(folder, entry)));
  const files = there.flatMap((entry) => {
    if (!statSync(path.join(folder, entry)).isDirectory()) return [entry];
    const found = readdirSync(path.join(folder, entry), { recursive: true, withFileTypes: true });
    return found
      .filter((each) => !each.isDirectory())
      .map(({ parentPath, name }) => path.relative(folder, path.join(parentPath, name)));
  });
  return files.map((file) => file.split(path.sep).join("/")).sort();
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
