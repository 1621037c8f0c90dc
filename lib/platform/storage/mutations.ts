import "server-only";
import { storedRow } from "@/lib/platform/storage/schema";
import { isOrphan } from "@/lib/platform/sql/is-taken";
import { queryRows } from "@/lib/platform/sql/queries-rows";
import { db } from "@/lib/platform/db";
import { AppError } from "@/lib/platform/errors";
import { log } from "@/lib/platform/log";
import type { StorageName, StoredFile, StoredType, UploadKind } from "@/lib/platform/storage/schema";
import { currentStorage, storages } from "@/lib/platform/storage/storage";
import { addressOf, newPath, typeOfPath } from "@/lib/platform/storage/utils";

/**
 * Keeps a file, in the current storage or in a given one: first its bytes, then its row, so that a crash in between leaves
 * a file that nothing names and never a row without a file.
 */
export async function put(
  kind: UploadKind,
  bytes: Uint8Array,
  contentType: StoredType,
  {
    into = currentStorage(),
    ...about
  }: { width: number; height: number; createdById: string | null; into?: StorageName },
): Promise<StoredFile> {
  const path = newPath(kind, contentType);
  await storages[into].write(path, bytes);
  try {
    await db.upload.create({
      data: { kind, storage: into, path, contentType, bytes: bytes.byteLength, ...about },
      select: { id: true },
    });
  } catch (error) {
    await removeFiles([{ path, storage: into }]);
    // Whose file it would be is the one thing that it names.
    throw isOrphan(error) ? new AppError("unauthenticated") : error;
  }
  return { path, url: addressOf(path), storage: into };
}

/** Forgets a file: first its row, then its bytes. */
export async function remove(path: string): Promise<void> {
  const rows = await queryRows(storedRow)`
    DELETE FROM public.upload WHERE path = ${path} RETURNING path, storage`;
  await removeFiles(rows);
}

/**
 * Deletes the bytes of files whose rows are gone. One that can't be deleted gets its row back, so that the removal of
 * unused uploads tries again; nothing names it meanwhile.
 */
export async function removeFiles(files: { path: string; storage: StorageName }[]): Promise<void> {
  await Promise.all(
    files.map(async ({ path, storage }) => {
      try {
        await storages[storage].remove(path);
      } catch (error) {
        log.warn({ err: error, path }, "a file could not be deleted");
        await remember(path, storage).catch((err: unknown) => log.warn({ err, path }, "a file is left over"));
      }
    }),
  );
}

async function remember(path: string, storage: StorageName): Promise<void> {
  const contentType = typeOfPath(path);
  if (!contentType) return;
  const kind = path.slice(0, path.indexOf("/")).replace("-", "_");
  await db.upload.createMany({
    data: { kind, storage, path, contentType, width: 0, height: 0, bytes: 0, unusedSince: new Date() },
    skipDuplicates: true,
  });
}
