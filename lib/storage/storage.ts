import "server-only";
import { localDisk } from "@/lib/storage/local-disk";
import type { Storage, StorageName } from "@/lib/storage/schema";

const storages: Partial<Record<StorageName, Storage>> = { local: localDisk };

/** Where new files are kept. */
export function currentStorage(): Storage {
  return localDisk;
}

/** The place that keeps a file which says so. */
export function storageNamed(name: StorageName): Storage {
  const storage = storages[name];
  if (!storage) throw new Error(`The storage "${name}" is not configured.`);
  return storage;
}
