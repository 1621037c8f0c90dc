import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";

/** Whether a stamp file holds exactly this value. */
export function hasStamp(file, value) {
  try {
    return readFileSync(file, "utf8").trim() === value;
  } catch {
    return false;
  }
}

/** Writes a stamp file, and the folders above it. */
export function writeStamp(file, value) {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, `${value}\n`);
}
