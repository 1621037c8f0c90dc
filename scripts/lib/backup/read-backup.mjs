import { text } from "node:stream/consumers";
import { Problem } from "../output.mjs";
import { readArchive, somethingElse } from "./archive.mjs";
import { isUpload, parseManifest, tableEntry, tableName } from "./manifest.mjs";

/**
 * Reads a backup from its first to its last byte. Called once to check and once to restore: what is restored has been
 * checked in the same reading.
 *
 * @param {string} file
 * @param {{ upload?: (name: string, content: AsyncIterable<Buffer>) => Promise<void>,
 *   rows?: (table: import("./manifest.mjs").Table, content: AsyncIterable<Buffer>) => Promise<void> }} [take]
 */
export async function readBackup(file, { upload = drain, rows = drain } = {}) {
  const tables = new Map();
  let manifest;
  await readArchive(file, async (name, content) => {
    if (!manifest) {
      // The former format began with an entry of another name.
      manifest = parseManifest(/^(manifest|format)\.json$/.test(name) ? await text(content) : "");
      for (const table of manifest.tables) tables.set(tableEntry(table), table);
    } else if (isUpload(name)) {
      await upload(name, content);
    } else {
      const table = tables.get(name);
      if (!tables.delete(name)) throw somethingElse(name);
      await rows(table, content);
    }
  });
  const [missing] = tables.values();
  if (missing) throw new Problem(`This backup is damaged: the rows of ${tableName(missing)} are missing.`);
  return manifest ?? parseManifest("");
}

async function drain(_what, content) {
  for await (const chunk of content) void chunk;
}
