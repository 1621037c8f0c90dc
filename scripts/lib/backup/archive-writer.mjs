import { createWriteStream, existsSync, mkdirSync, renameSync, rmSync } from "node:fs";
import { open } from "node:fs/promises";
import path from "node:path";
import { pipeline } from "node:stream/promises";
import { createGzip } from "node:zlib";
import tar from "tar-stream";
import { Problem } from "../problem.mjs";
import { onShutdown } from "../shutdown.mjs";

/** Above this, an archive takes longer to write than it saves of space. */
const COMPRESSION = 5;

/**
 * Writes an archive under its name when it is whole, and not at all otherwise. Only its owner may read it: it holds
 * accounts.
 *
 * @param {string} file
 * @param {(archive: { add: (name: string, bytes: Buffer) => Promise<void>,
 *   addStream: (name: string, size: number, source: import("node:stream").Readable) => Promise<void> }) => Promise<void>} fill
 */
export async function writeArchive(file, fill) {
  if (existsSync(file)) throw new Problem(`There is a file ${file} already. Choose another name.`);
  const folder = path.dirname(file);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const unfinished = `${file}.${process.pid}.unfinished`;
  const discard = () => rmSync(unfinished, { force: true });
  const forget = onShutdown(discard);
  try {
    await pour(unfinished, fill);
    await sync(unfinished);
    renameSync(unfinished, file);
    await sync(folder);
  } catch (error) {
    discard();
    throw error;
  } finally {
    forget();
  }
}

async function pour(file, fill) {
  const pack = tar.pack();
  const output = createWriteStream(file, { flags: "wx", mode: 0o600 });
  const written = pipeline(pack, createGzip({ level: COMPRESSION }), output);
  written.catch(() => {});
  // A full disk fails the pipeline, and nobody would take the entry that is being added any more.
  const orFailure = (added) => Promise.race([added, written.then(() => new Promise(() => {}))]);
  const entry = (header, bytes) =>
    orFailure(
      new Promise((resolve, reject) => {
        const sink = pack.entry(header, bytes, (error) => (error ? reject(error) : resolve()));
        sink?.on?.("error", reject);
      }),
    );
  const header = (name, size) => ({ name, size, mode: 0o600, mtime: new Date(0) });
  try {
    await fill({
      add: (name, bytes) => entry(header(name, bytes.length), bytes),
      addStream: (name, size, source) => orFailure(pipeline(source, pack.entry(header(name, size)))),
    });
    pack.finalize();
    await written;
  } catch (error) {
    pack.destroy();
    await written.catch(() => {});
    throw error;
  }
}

/** Waits until a file or a folder is on the disk. Not every system can sync a folder. */
async function sync(name) {
  const handle = await open(name, "r").catch(() => null);
  await handle?.sync().catch(() => {});
  await handle?.close();
}
