import { randomBytes } from "node:crypto";
import { chmodSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";

/** A random secret that is kept in a file of its own, readable by its owner only, and made on first use. */
export function keptSecret(file) {
  try {
    const kept = readFileSync(file, "utf8").trim();
    if (kept) return kept;
  } catch (error) {
    if (error.code !== "ENOENT") throw error;
  }
  const secret = randomBytes(32).toString("base64url");
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, `${secret}\n`, { mode: 0o600 });
  chmodSync(file, 0o600);
  return secret;
}
