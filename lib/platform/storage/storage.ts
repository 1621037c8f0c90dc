import "server-only";
import { env } from "@/lib/platform/env";
import { cloudinary } from "@/lib/platform/storage/cloudinary";
import { localDisk } from "@/lib/platform/storage/local-disk";
import type { Storage, StorageName } from "@/lib/platform/storage/schema";

const storages: Record<StorageName, Storage> = { local: localDisk, cloudinary };

/** Where new files are kept. */
export function currentStorage(): Storage {
  return env.CLOUDINARY_URL ? cloudinary : localDisk;
}

/** The place that keeps a file which says so. */
export function storageNamed(name: StorageName): Storage {
  return storages[name];
}
