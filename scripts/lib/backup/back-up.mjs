import { createReadStream, createWriteStream, existsSync } from "node:fs";
import { mkdir, open, readdir, rename, rm, stat } from "node:fs/promises";
import path from "node:path";
import { pipeline } from "node:stream/promises";
import copyStreams from "pg-copy-streams";
import { withDatabase } from "../database.mjs";
import { appVersion } from "../paths.mjs";
import { Problem } from "../output.mjs";
import { writeArchive } from "./archive.mjs";
import { appliedMigrations, columnList, quoted, readSequences, readTables, SETTINGS } from "./catalog.mjs";
import { FORMAT, MANIFEST, tableEntry, VERSION } from "./manifest.mjs";
import { storedFiles } from "./stored-files.mjs";
import { withFolder } from "./with-folder.mjs";

const DAY_MS = 86_400_000;

/**
 * Writes everything that a site is into one archive: all rows as they are at one moment, and its files. It appears under its
 * name when it is whole, and not at all otherwise.
 *
 * @param {{ url: string, dataDir: string, file: string }} options
 * @returns {Promise<{ manifest: import("./manifest.mjs").Manifest, files: number, bytes: number }>} `files`, `bytes`: of uploads
 */
export async function backUp({ url, dataDir, file }) {
  if (existsSync(file)) throw new Problem(`There is a file ${file} already. Choose another name.`);
  await mkdir(path.dirname(file), { recursive: true, mode: 0o700 });
  await removeUnfinished(path.dirname(file));
  return withFolder(`${file}.unfinished-`, async (aside) => {
    const unfinished = path.join(aside, "archive");
    const written = await withDatabase(url, (client) =>
      writeAll(client, { dataDir, file: unfinished, spool: path.join(aside, "rows") }),
    );
    await rename(unfinished, file);
    return written;
  });
}

/** Takes away what backups into a folder left there that were killed: one that is under way began less than a day ago. */
async function removeUnfinished(folder) {
  for (const name of await readdir(folder)) {
    if (!/\.unfinished-\w{6}$/.test(name)) continue;
    const left = path.join(folder, name);
    const found = await stat(left).catch(unlessGone);
    if (found && found.mtimeMs < Date.now() - DAY_MS) await rm(left, { recursive: true, force: true });
  }
}

async function writeAll(client, { dataDir, file, spool }) {
  await client.query("BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY");
  await client.query(SETTINGS);
  const manifest = await describe(client);
  const uploads = { files: 0, bytes: 0 };
  await writeArchive(file, async (add) => {
    const text = Buffer.from(`${JSON.stringify(manifest, null, 1)}\n`);
    await add(MANIFEST, text.length, [text]);
    // Files come first, close to the moment that the rows are of: a row's file is there before the row is.
    for (const name of storedFiles(dataDir)) {
      const handle = await open(path.join(dataDir, name)).catch(unlessGone);
      if (!handle) continue;
      const { size } = await handle.stat();
      await add(name, size, handle.createReadStream());
      uploads.files++;
      uploads.bytes += size;
    }
    for (const table of manifest.tables) {
      // An archive's entry begins with its size, and that of a table's rows is known when all of them have come.
      const copy = `COPY ${quoted(client, table)} (${columnList(client, table)}) TO STDOUT WITH (FORMAT csv, HEADER)`;
      await pipeline(client.query(copyStreams.to(copy)), createWriteStream(spool));
      await add(tableEntry(table), (await stat(spool)).size, createReadStream(spool));
    }
  });
  await client.query("COMMIT");
  return { manifest, ...uploads };
}

async function describe(client) {
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
    app: appVersion(),
    createdAt: new Date().toISOString(),
    postgres: rows[0].server_version,
    migrations,
    tables,
    sequences: await readSequences(client),
  };
}

/** Deleted since it was listed, and its row with it. */
function unlessGone(error) {
  if (error.code === "ENOENT") return null;
  throw error;
}
