import "server-only";
import { db } from "@/lib/db";
import { log } from "@/lib/log";
import type { StorageName, StoredFile, StoredType, UploadKind } from "@/lib/storage/schema";
import { currentStorage, storageNamed } from "@/lib/storage/storage";
import { newPath } from "@/lib/storage/utils";

/**
 * Keeps a file: first its bytes, then its row, so that a crash in between leaves a file that nothing names and never a
 * row without a file.
 */
export async function put(
  kind: UploadKind,
  bytes: Uint8Array,
  contentType: StoredType,
  { width, height, createdById }: { width: number; height: number; createdById: string | null },
): Promise<StoredFile> {
  const storage = currentStorage();
  const path = newPath(kind, contentType);
  const url = await storage.write(path, bytes, contentType);
  try {
    await db.upload.create({
      data: {
        kind,
        storage: storage.name,
        path,
        contentType,
        width,
        height,
        bytes: bytes.byteLength,
        createdById,
      },
      select: { id: true },
    });
  } catch (error) {
    await removeFiles([{ path, storage: storage.name }]);
    throw error;
  }
  return { path, url, storage: storage.name };
}

/** Forgets a file: first its row, then its bytes. */
export async function remove(path: string): Promise<void> {
  const rows = await db.$queryRaw<{ path: string; storage: StorageName }[]>`
    DELETE FROM public.upload WHERE path = ${path} RETURNING path, storage`;
  await removeFiles(rows);
}

/** Deletes the bytes of files whose rows are gone. One that can't be deleted is left, and logged: nothing names it. */
export async function removeFiles(files: { path: string; storage: StorageName }[]): Promise<void> {
  await Promise.all(
    files.map(({ path, storage }) =>
      Promise.resolve()
        .then(() => storageNamed(storage).remove(path))
        .catch((error: unknown) => log.warn({ err: error, path }, "a file could not be deleted")),
    ),
  );
}
