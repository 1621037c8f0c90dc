import { createReadStream } from "node:fs";
import { pipeline } from "node:stream/promises";
import { createGunzip } from "node:zlib";
import tar from "tar-stream";
import { Problem } from "../problem.mjs";

/** A manifest of a table or two for each of ten thousand columns is shorter. */
const MAX_JSON_BYTES = 16 * 1024 * 1024;

/**
 * Reads an archive's entries one after another; each has to be read to its end before the next.
 *
 * @param {string} file
 * @param {(entry: { name: string, size: number, type: string, content: AsyncIterable<Buffer> }) => Promise<void>} visit
 */
export async function readArchive(file, visit) {
  const extract = tar.extract();
  const read = pipeline(createReadStream(file), createGunzip(), extract).then(
    () => null,
    (error) => error,
  );
  try {
    for await (const entry of extract) {
      const { name, size, type } = entry.header;
      await visit({ name, size, type, content: entry });
      entry.resume();
    }
  } catch (error) {
    extract.destroy();
    const broken = await read;
    // What breaks the reading shows up in whoever reads as well.
    throw error instanceof Problem ? error : asProblem(file, broken ?? error);
  }
  const broken = await read;
  if (broken) throw asProblem(file, broken);
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

/** The whole content of a small entry, as text. */
export async function readText({ size, content }) {
  if (size > MAX_JSON_BYTES) throw new Problem("This backup is damaged: its list of contents is too long.");
  const chunks = [];
  for await (const chunk of content) chunks.push(chunk);
  return Buffer.concat(chunks).toString();
}
