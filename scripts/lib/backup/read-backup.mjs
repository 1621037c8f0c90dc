import { createHash } from "node:crypto";
import { Problem } from "../problem.mjs";
import { readArchive, readText } from "./archive-reader.mjs";
import { HEAD, MANIFEST, checkHead, fileLine, readEntryName, readManifest, tableName } from "./format.mjs";
import { progress } from "./progress.mjs";

/**
 * Reads an archive from its first to its last byte, holds everything against what its manifest says, and gives each
 * piece to `take`. Called once to check and once to restore: what is restored has been checked in the same reading.
 *
 * @param {string} file
 * @param {{ file?: (path: string, content: AsyncIterable<Buffer>) => Promise<void>,
 *   rows?: (table: string, content: AsyncIterable<Buffer>) => Promise<void>, doing?: string }} [take]
 * @returns {Promise<import("./format.mjs").Manifest>}
 */
export async function readBackup(file, { file: takeFile = drain, rows = drain, doing = "Checking" } = {}) {
  const tables = new Map();
  const files = { count: 0, bytes: 0, hash: createHash("sha256") };
  const tell = progress();
  let first = true;
  let manifest;
  await readArchive(file, async (entry) => {
    if (first && entry.name !== HEAD) throw new Problem("This file is not a backup of Almanac AI.");
    if (first) {
      first = false;
      return checkHead(await readText(entry));
    }
    if (manifest)
      throw new Problem(`This backup is damaged: there is more after its end ("${shown(entry.name)}").`);
    if (entry.name === MANIFEST) {
      manifest = readManifest(await readText(entry));
      return;
    }
    const meant = entry.type === "file" ? readEntryName(entry.name) : undefined;
    if (!meant) throw new Problem(`This backup holds something that no backup has ("${shown(entry.name)}").`);
    if ("file" in meant) {
      const counted = counting(entry.content, (size) => tell(`${doing} files`, size));
      await takeFile(meant.file, counted.content);
      files.hash.update(fileLine(meant.file, counted.hash.digest("hex")));
      files.count++;
      files.bytes += counted.bytes();
      return;
    }
    const known = tables.get(meant.table) ?? { hash: createHash("sha256"), bytes: 0, parts: 0 };
    if (meant.part !== known.parts)
      throw new Problem(`This backup is damaged: a part of ${meant.table} is missing.`);
    tables.set(meant.table, known);
    known.parts++;
    const counted = counting(entry.content, (size) => tell(`${doing} ${meant.table}`, size), known.hash);
    await rows(meant.table, counted.content);
    known.bytes += counted.bytes();
  });
  if (!manifest) throw new Problem(`${file} is damaged or not whole: its end is missing.`);
  compare(manifest, tables, files);
  return manifest;
}

function compare(manifest, tables, files) {
  const empty = createHash("sha256").digest("hex");
  for (const table of manifest.tables) {
    const name = tableName(table);
    const found = tables.get(name);
    tables.delete(name);
    if ((found?.bytes ?? 0) !== table.bytes || (found?.hash.digest("hex") ?? empty) !== table.sha256)
      throw new Problem(`This backup is damaged: the rows of ${name} are not those that were backed up.`);
  }
  const [stranger] = tables.keys();
  if (stranger) throw new Problem(`This backup is damaged: nothing tells what its table ${stranger} is.`);
  const { count, bytes, sha256 } = manifest.files;
  if (files.count !== count || files.bytes !== bytes || files.hash.digest("hex") !== sha256)
    throw new Problem("This backup is damaged: its files are not those that were backed up.");
}

function counting(source, tell, hash = createHash("sha256")) {
  let bytes = 0;
  async function* content() {
    for await (const chunk of source) {
      hash.update(chunk);
      bytes += chunk.length;
      tell(chunk.length);
      yield chunk;
    }
  }
  return { content: content(), hash, bytes: () => bytes };
}

async function drain(_name, content) {
  for await (const chunk of content) void chunk;
}

const shown = (name) => name.replace(/[^\x20-\x7e]/g, "?").slice(0, 100);
