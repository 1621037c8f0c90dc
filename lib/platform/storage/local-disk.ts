import "server-only";
import { kept } from "@/lib/platform/storage/disk";
import type { Storage } from "@/lib/platform/storage/schema";

/** Files under DATA_DIR/uploads. */
export const localDisk: Storage = {
  name: "local",
  write: (path, bytes) => kept.write(path, bytes),
  read: (path) => kept.read(path),
  remove: (path) => kept.remove(path),
};
