import { createHash } from "node:crypto";
import { open } from "node:fs/promises";
import path from "node:path";
import copyStreams from "pg-copy-streams";
import { withDatabase } from "../database.mjs";
import { Problem } from "../problem.mjs";
import { writeArchive } from "./archive-writer.mjs";
import { appliedMigrations, quoted, readSequences, readTables, SETTINGS } from "./catalog.mjs";
import {
  FORMAT,
  HEAD,
  MANIFEST,
  PART_BYTES,
  VERSION,
  fileEntry,
  fileLine,
  partEntry,
  tableName,
} from "./format.mjs";
import { progress } from "./progress.mjs";
import { storedFiles } from "./stored-files.mjs";

/**
 * Writes everything that a site is into one archive: all rows as they are at one moment, and its files.
 *
 * @param {{ url: string, dataDir: string, file: string, app: string }} options `app`: the version that does it
 * @returns {Promise<import("./format.mjs").Manifest>}
 */
export function backUp({ url, dataDir, file, app }) {
  return withDatabase(url, async (client) => {
    await client.query("BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY");
    await client.query(SETTINGS);
    const migrations = await appliedMigrations(client);
    if (!migrations?.length)
      throw new Problem("There is nothing to back up: this database holds no Almanac AI.");
    const tables = await readTables(client);
    // As a dump does: nobody may change a table's shape meanwhile, and everybody may go on working.
    await client.query(
      `LOCK TABLE ${tables.map((table) => quoted(client, table)).join(", ")} IN ACCESS SHARE MODE`,
    );
    const { rows } = await client.query("SHOW server_version");
    const manifest = {
      format: FORMAT,
      version: VERSION,
      app,
      createdAt: new Date().toISOString(),
      postgres: rows[0].server_version,
      migrations,
      tables: [],
      sequences: [],
      files: { count: 0, bytes: 0, sha256: "" },
    };
    await writeArchive(file, async (archive) => {
      const tell = progress();
      await archive.add(HEAD, json({ format: FORMAT, version: VERSION }));
      // Files come first, close to the moment that the rows are of: a row's file is there before the row is.
      manifest.files = await addFiles(archive, dataDir, tell);
      for (const table of tables) manifest.tables.push(await addTable(archive, client, table, tell));
      manifest.sequences = await readSequences(client);
      await archive.add(MANIFEST, json(manifest));
    });
    await client.query("COMMIT");
    return manifest;
  });
}

const json = (value) => Buffer.from(`${JSON.stringify(value, null, 1)}\n`);

async function addTable(archive, client, table, tell) {
  const columns = table.columns.map((column) => client.escapeIdentifier(column)).join(", ");
  const rows = client.query(copyStreams.to(`COPY ${quoted(client, table)} (${columns}) TO STDOUT`));
  const hash = createHash("sha256");
  let bytes = 0;
  let part = 0;
  let pending = [];
  let size = 0;
  const flush = async () => {
    if (size === 0) return;
    await archive.add(partEntry(tableName(table), part++), Buffer.concat(pending, size));
    pending = [];
    size = 0;
  };
  for await (const chunk of rows) {
    hash.update(chunk);
    pending.push(chunk);
    size += chunk.length;
    bytes += chunk.length;
    tell(`Reading ${tableName(table)}`, chunk.length);
    if (size >= PART_BYTES) await flush();
  }
  await flush();
  return { ...table, rows: rows.rowCount, bytes, sha256: hash.digest("hex") };
}

async function addFiles(archive, dataDir, tell) {
  const all = createHash("sha256");
  const total = { count: 0, bytes: 0 };
  for await (const relative of storedFiles(dataDir)) {
    const handle = await open(path.join(dataDir, relative)).catch(unlessGone);
    if (!handle) continue;
    try {
      const { size } = await handle.stat();
      const hash = createHash("sha256");
      const source = handle.createReadStream({ autoClose: false, start: 0, end: Math.max(0, size - 1) });
      source.on("data", (chunk) => hash.update(chunk));
      await archive.addStream(fileEntry(relative), size, source);
      all.update(fileLine(relative, hash.digest("hex")));
      total.count++;
      total.bytes += size;
      tell("Reading uploads", size);
    } finally {
      await handle.close();
    }
  }
  return { ...total, sha256: all.digest("hex") };
}

/** Deleted since it was listed, and its row with it. */
function unlessGone(error) {
  if (error.code === "ENOENT") return null;
  throw error;
}
