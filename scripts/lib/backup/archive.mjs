import { createHash } from "node:crypto";
import { createReadStream, createWriteStream } from "node:fs";
import { text } from "node:stream/consumers";
import { pipeline } from "node:stream/promises";
import { createGunzip, createGzip } from "node:zlib";
import tar from "tar-stream";
import { Problem } from "../output.mjs";

/** The last entry, as `sha256sum` writes it: it vouches for all the others. */
const SUMS = "SHA256SUMS";

/** Above this, an archive takes longer to write than it saves of space. */
const COMPRESSION = 5;

/**
 * Writes an archive, which only its owner may read: it holds accounts.
 *
 * @param {string} file
 * @param {(add: (name: string, size: number, content: Iterable<Buffer> | AsyncIterable<Buffer>) => Promise<void>) => Promise<void>} fill
 */
export async function writeArchive(file, fill) {
  const pack = tar.pack();
  const output = createWriteStream(file, { mode: 0o600, flush: true });
  const written = pipeline(pack, createGzip({ level: COMPRESSION }), output);
  const sums = [];
  const put = (name, size, ...streams) => pipeline(...streams, pack.entry({ name, size, mode: 0o600 }));
  const add = async (name, size, content) => {
    const hash = createHash("sha256");
    await put(name, size, content, hashedInto(hash));
    sums.push(sumLine(hash, name));
  };
  try {
    // A full disk fails the pipeline, and nobody would take the entry that is being added any more.
    await Promise.race([fill(add), written]);
    const list = Buffer.from(sums.join(""));
    await put(SUMS, list.length, [list]);
    pack.finalize();
    await written;
  } catch (error) {
    pack.destroy();
    await written.catch(() => {});
    throw error;
  }
}

/**
 * Reads an archive's entries to its end, and refuses one whose entries are not those that were written.
 *
 * @param {string} file
 * @param {(name: string, content: AsyncIterable<Buffer>) => Promise<void>} visit
 */
export async function readArchive(file, visit) {
  const extract = tar.extract();
  const reading = pipeline(createReadStream(file), createGunzip(), extract).then(
    () => null,
    (error) => error,
  );
  const sums = [];
  let ended = false;
  try {
    for await (const entry of extract) {
      const { name, type } = entry.header;
      if (ended) throw new Problem("This backup is damaged: there is more after its end.");
      if (type !== "file") throw somethingElse(name);
      if (name === SUMS) {
        ended = true;
        compare((await text(entry)).split("\n"), sums);
        continue;
      }
      const hash = createHash("sha256");
      await visit(name, hashedInto(hash)(entry));
      sums.push(sumLine(hash, name).trimEnd());
    }
  } catch (error) {
    extract.destroy();
    // What breaks the reading shows in whoever reads as well.
    throw error instanceof Problem || error.severity ? error : asProblem(file, (await reading) ?? error);
  }
  const broken = await reading;
  if (broken) throw asProblem(file, broken);
  if (!ended) throw new Problem(`${file} is damaged or not whole: its end is missing.`);
}

export const somethingElse = (name) =>
  new Problem(
    `This backup holds something that no backup has ("${name.replace(/[^\x20-\x7e]/g, "?").slice(0, 100)}").`,
  );

const sumLine = (hash, name) => `${hash.digest("hex")}  ${name}\n`;

const hashedInto = (hash) =>
  async function* (content) {
    for await (const chunk of content) {
      hash.update(chunk);
      yield chunk;
    }
  };

function compare(written, found) {
  const index = written.findIndex((line, i) => line !== (found[i] ?? ""));
  if (index < 0) return;
  const name = (found[index] ?? written[index]).slice(66);
  throw new Problem(`This backup is damaged: ${name} is not what was backed up.`);
}

function asProblem(file, error) {
  if (error.code === "ENOENT") return new Problem(`There is no file ${file}.`);
  if (["EACCES", "EISDIR", "EPERM"].includes(error.code))
    return new Problem(`${file} can't be read: ${error.message}.`);
  const ofArchive =
    error.code?.startsWith?.("Z_") || /tar|header|Unexpected end|premature close/i.test(error.message ?? "");
  if (!ofArchive) return error;
  return new Problem(`${file} is damaged or not whole, or not a backup at all (${error.message}).`);
}
