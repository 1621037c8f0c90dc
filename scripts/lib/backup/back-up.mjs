import { createReadStream, createWriteStream } from "node:fs";
import { open, rm, stat } from "node:fs/promises";
import path from "node:path";
import { pipeline } from "node:stream/promises";
import copyStreams from "pg-copy-streams";
import { withDatabase } from "../database.mjs";
import { Problem } from "../problem.mjs";
import { onShutdown } from "../shutdown.mjs";
import { writeArchive } from "./archive.mjs";
import { appliedMigrations, columnList, quoted, readSequences, readTables, SETTINGS } from "./catalog.mjs";
import { FORMAT, MANIFEST, tableEntry, VERSION } from "./manifest.mjs";
import { storedFiles } from "./stored-files.mjs";

/**
 * Writes everything that a site is into one archive: all rows as they are at one moment, and its files.
 *
 * @param {{ url: string, dataDir: string, file: string, app: string }} options `app`: the version that does it
 * @returns {Promise<{ manifest: import("./manifest.mjs").Manifest, files: number, bytes: number }>} `files`, `bytes`: of uploads
 */
export function backUp({ url, dataDir, file, app }) {
  return withDatabase(url, async (client) => {
    await client.query("BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY");
    await client.query(SETTINGS);
    const manifest = await describe(client, app);
    const uploads = { files: 0, bytes: 0 };
    await writeArchive(file, async (add) => {
      const text = Buffer.from(`${JSON.stringify(manifest, null, 1)}\n`);
      await add(MANIFEST, text.length, [text]);
      // Files come first, close to the moment that the rows are of: a row's file is there before the row is.
      for (const name of await storedFiles(dataDir)) {
        const handle = await open(path.join(dataDir, name)).catch(unlessGone);
        if (!handle) continue;
        const { size } = await handle.stat();
        await add(name, size, handle.createReadStream());
        uploads.files++;
        uploads.bytes += size;
      }
      for (const table of manifest.tables)
        await addTable({ add, client, table, spool: `${file}.${process.pid}.rows` });
    });
    await client.query("COMMIT");
    return { manifest, ...uploads };
  });
}

async function describe(client, app) {
  const migrations = await appliedMigrations(client);
  if (!migrations?.length)
    throw new Problem("There is nothing to back up: this database holds no Almanac AI.");
  const tables = await readTables(client);
  const names = tables.map((table) => quoted(client, table));
  // As a dump does: nobody may change a table's shape meanwhile, and everybody may go on working.
  await client.query(`LOCK TABLE ${names.join(", ")} IN ACCESS SHARE MODE`);
  for (const [i, name] of names.entries())
    tables[i].rows = (await client.query(`SELECT count(*)::float AS rows FROM ${name}`)).rows[0].rows;
  const { rows } = await client.query("SHOW server_version");
  return {
    format: FORMAT,
    version: VERSION,
    app,
    createdAt: new Date().toISOString(),
    postgres: rows[0].server_version,
    migrations,
    tables,
    sequences: await readSequences(client),
  };
}

/** An archive's entry begins with its size, and that of a table's rows is known when all of them have come. */
async function addTable({ add, client, table, spool }) {
  const forget = onShutdown(() => rm(spool, { force: true }));
  try {
    const copy = `COPY ${quoted(client, table)} (${columnList(client, table)}) TO STDOUT WITH (FORMAT csv, HEADER)`;
    await pipeline(client.query(copyStreams.to(copy)), createWriteStream(spool, { mode: 0o600 }));
    await add(tableEntry(table), (await stat(spool)).size, createReadStream(spool));
  } finally {
    await rm(spool, { force: true });
    forget();
  }
}

/** Deleted since it was listed, and its row with it. */
function unlessGone(error) {
  if (error.code === "ENOENT") return null;
  throw error;
}
