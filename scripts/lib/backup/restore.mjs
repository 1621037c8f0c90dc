import { createWriteStream } from "node:fs";
import { cp, mkdir, rename, rm } from "node:fs/promises";
import path from "node:path";
import { pipeline } from "node:stream/promises";
import copyStreams from "pg-copy-streams";
import { withDatabase } from "../database.mjs";
import { Problem } from "../output.mjs";
import { columnList, quoted, SETTINGS } from "./catalog.mjs";
import { tableName } from "./manifest.mjs";
import { readBackup } from "./read-backup.mjs";
import { rebuild } from "./rebuild.mjs";
import { storedFiles } from "./stored-files.mjs";
import { withFolder } from "./with-folder.mjs";

/**
 * Makes a database and the files of a data folder what they were when a checked backup was made. All rows come in one
 * transaction: until its last moment, and after any failure, everything is as before.
 *
 * @param {{ url: string, dataDir: string, file: string, manifest: import("./manifest.mjs").Manifest }} options
 */
export function restore({ url, dataDir, file, manifest }) {
  return withFolder(path.join(dataDir, "restoring-"), async (aside) => {
    await mkdir(path.join(aside, "uploads"));
    await withDatabase(url, async (client) => {
      await fill(client, { file, manifest, dataDir, aside }).catch(asBefore);
      await client.query("COMMIT").catch((error) => {
        throw new Problem(`${sentence(error)} Restore again, with --replace if need be.`);
      });
    });
    const kept = new Set(storedFiles(aside));
    for (const name of kept) await rename(path.join(aside, name), path.join(dataDir, name));
    for (const name of storedFiles(dataDir)) if (!kept.has(name)) await rm(path.join(dataDir, name));
  });
}

/** All but the transaction's end. */
async function fill(client, { file, manifest, dataDir, aside }) {
  await client.query("BEGIN");
  await client.query(`${SETTINGS}; SET LOCAL lock_timeout = '15s'; SET LOCAL maintenance_work_mem = '256MB'`);
  const putBack = await rebuild(client, manifest);
  await readBackup(file, {
    async upload(name, content) {
      await mkdir(path.dirname(path.join(aside, name)), { recursive: true });
      await pipeline(content, createWriteStream(path.join(aside, name), { flags: "wx" }));
    },
    async rows(table, content) {
      // The tables are of this transaction, so that rows can be frozen: nothing has to go over them again.
      const copy = `COPY ${quoted(client, table)} (${columnList(client, table)}) FROM STDIN WITH (FORMAT csv, HEADER, FREEZE)`;
      const stream = client.query(copyStreams.from(copy));
      await pipeline(content, stream);
      if (stream.rowCount !== table.rows)
        throw new Problem(
          `This backup is damaged: ${tableName(table)} does not have the rows that it should.`,
        );
    },
  });
  for (const sequence of manifest.sequences)
    await client.query("SELECT setval($1::regclass, $2, $3)", [
      quoted(client, sequence),
      sequence.value,
      sequence.called,
    ]);
  await putBack();
  // Until the server has counted by itself it would plan as for empty tables.
  await client.query("ANALYZE");
  // Names of uploads never come again: whenever this stops, the former rows and the new ones find all their files.
  await cp(path.join(aside, "uploads"), path.join(dataDir, "uploads"), { recursive: true, force: false });
}

const sentence = (error) => error.message.replace(/\.?$/, ".");

/** What the database or the disk refuses is not the program's fault, and the transaction was not ended. */
function asBefore(error) {
  if (error.code === undefined && !(error instanceof Problem)) throw error;
  throw new Problem(`${sentence(error)} Nothing was changed.`);
}
