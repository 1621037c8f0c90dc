import "server-only";
import { env } from "@/lib/platform/env";
import { cloudinary } from "@/lib/platform/storage/cloudinary";
import { kept } from "@/lib/platform/storage/disk";
import type { Storage, StorageName } from "@/lib/platform/storage/schema";

/** The places that keep files. */
export const storages: Record<StorageName, Storage> = { local: kept, cloudinary };

/** Where new files are kept. */
export const currentStorage = (): StorageName => (env.CLOUDINARY_URL ? "cloudinary" : "local");
