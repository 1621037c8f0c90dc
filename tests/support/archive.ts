import { createReadStream, createWriteStream } from "node:fs";
import { pipeline } from "node:stream/promises";
import { createGunzip, createGzip } from "node:zlib";
import tar from "tar-stream";

/** An entry of an archive, in memory. */
export type ArchiveEntry = { name: string; bytes: Buffer; type?: "file" | "symlink"; linkname?: string };

/** The entries of an archive. */
export async function readEntries(file: string): Promise<ArchiveEntry[]> {
  const extract = tar.extract();
  const read = pipeline(createReadStream(file), createGunzip(), extract);
  const entries: ArchiveEntry[] = [];
  for await (const entry of extract) {
    const chunks: Buffer[] = [];
    for await (const chunk of entry) chunks.push(chunk as Buffer);
    entries.push({ name: entry.header.name, bytes: Buffer.concat(chunks) });
  }
  await read;
  return entries;
}

/** Writes an archive of these entries. */
export async function writeEntries(file: string, entries: ArchiveEntry[]): Promise<void> {
  const pack = tar.pack();
  const written = pipeline(pack, createGzip(), createWriteStream(file));
  for (const { name, bytes, type = "file", linkname } of entries)
    pack.entry({ name, type, linkname, mode: 0o600 }, bytes);
  pack.finalize();
  await written;
}
