import "server-only";
import { db } from "@/lib/platform/db";
import { copies, kept } from "@/lib/platform/storage/disk";
import type { StorageName } from "@/lib/platform/storage/schema";
import { storages } from "@/lib/platform/storage/storage";

type Kept = { storage: StorageName; bytes: number };

// A picture of a page is asked for by many at once; the cloud is asked once.
const fetching = new Map<string, Promise<Buffer | undefined>>();

/**
 * The bytes of a file, wherever it is kept; undefined when there is none of that path. One of the cloud is fetched once,
 * and served from a copy on this server's disk for as long as there is a row for it.
 */
export async function readUpload(path: string): Promise<Buffer | undefined> {
  const own = await kept.read(path);
  if (own) return own;
  const row = await db.upload
    .findUnique({ where: { path }, select: { storage: true, bytes: true } })
    .catch(async (error: unknown) => {
      // While the database is away, pages still show what is here.
      const copy = await copies.read(path);
      if (copy) return copy;
      throw error;
    });
  if (Buffer.isBuffer(row)) return row;
  // A row of no bytes only says that a file is still to be deleted.
  if (!row || row.storage === "local" || row.bytes === 0) return undefined;
  return copyOf(path, row as Kept);
}

function copyOf(path: string, row: Kept): Promise<Buffer | undefined> {
  const pending = fetching.get(path);
  if (pending) return pending;
  const fetched = download(path, row).finally(() => fetching.delete(path));
  fetching.set(path, fetched);
  return fetched;
}

async function download(path: string, row: Kept): Promise<Buffer | undefined> {
  const copy = await copies.read(path);
  if (copy?.byteLength === row.bytes) return copy;
  const bytes = await storages[row.storage].read(path, row.bytes);
  // The copy is optional: if it can't be written, the next request fetches the file again.
  if (bytes) await copies.write(path, bytes).catch(() => {});
  return bytes;
}
