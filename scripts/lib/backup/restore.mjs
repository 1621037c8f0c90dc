import { withDatabase } from "../database.mjs";
import { Problem } from "../problem.mjs";
import { quoted, SETTINGS } from "./catalog.mjs";
import { readBackup } from "./read-backup.mjs";
import { fileSwap } from "./put-files.mjs";
import { rebuild } from "./rebuild.mjs";
import { tableLoader } from "./table-loader.mjs";

/**
 * Makes a database and the files of a data folder what they were when a checked backup was made. All rows come in one
 * transaction: until its last moment, and after any failure, everything is as before.
 *
 * @param {{ url: string, dataDir: string, file: string, manifest: import("./format.mjs").Manifest }} options
 */
export async function restore({ url, dataDir, file, manifest }) {
  const files = await fileSwap(dataDir);
  try {
    await withDatabase(url, async (client) => {
      const takeBack = await fill(client, { file, manifest, files }).catch(asBefore);
      await client.query("COMMIT").catch(async (error) => {
        // Without an answer nobody knows how it ended; files that no row names do no harm.
        if (!error.severity)
          throw new Problem(`${sentence(error)} Restore again, with --replace if need be.`);
        await takeBack();
        return asBefore(error);
      });
    });
    await files.settle();
  } finally {
    await files.discard();
  }
}

/** All but the transaction's end. Answers what takes the files away again. */
async function fill(client, { file, manifest, files }) {
  await client.query("BEGIN");
  await client.query(`${SETTINGS}; SET LOCAL lock_timeout = '15s'; SET LOCAL maintenance_work_mem = '256MB'`);
  const putBack = await rebuild(client, manifest);
  const tables = tableLoader(client, manifest);
  await readBackup(file, {
    file: files.stage,
    rows: (name, content) => tables.add(name, content),
    doing: "Restoring",
  });
  await tables.end();
  for (const sequence of manifest.sequences)
    await client.query("SELECT setval($1::regclass, $2, $3)", [
      quoted(client, sequence),
      sequence.value,
      sequence.called,
    ]);
  await putBack();
  return files.add();
}

const sentence = (error) => error.message.replace(/\.?$/, ".");

/** What the database or the disk refuses is not the program's fault, and the transaction was not ended. */
function asBefore(error) {
  if (error.code === undefined && !(error instanceof Problem)) throw error;
  throw new Problem(`${sentence(error)} Nothing was changed.`);
}
