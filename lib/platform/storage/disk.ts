import "server-only";
import { readFile, unlink } from "node:fs/promises";
import path from "node:path";
import { env } from "@/lib/platform/env";
import { writeWhole } from "@/lib/platform/files/write-whole";
import type { Storage } from "@/lib/platform/storage/schema";
import { typeOfPath } from "@/lib/platform/storage/utils";

const isMissing = (error: unknown) =>
  ["ENOENT", "ENOTDIR"].includes((error as NodeJS.ErrnoException).code ?? "");

/** Files in a folder of DATA_DIR. */
class Disk implements Storage {
  constructor(private readonly folder: string) {}

  /** Where it is. */
  get root(): string {
    return path.join(env.DATA_DIR, this.folder);
  }

  private fileOf(name: string): string {
    if (!typeOfPath(name)) throw new Error("Not a path of the storage");
    return path.join(this.root, name);
  }

  async write(name: string, bytes: Uint8Array): Promise<void> {
    await writeWhole(this.fileOf(name), bytes);
  }

  async read(name: string): Promise<Buffer | undefined> {
    try {
      return await readFile(this.fileOf(name));
    } catch (error) {
      if (isMissing(error)) return undefined;
      throw error;
    }
  }

  async remove(name: string): Promise<void> {
    await unlink(this.fileOf(name)).catch((error: unknown) => {
      if (!isMissing(error)) throw error;
    });
  }
}

/** Files that are kept on this server, or on the disk that all servers share. */
export const kept = new Disk("uploads");
/** Copies of files that the cloud keeps, made when they are asked for. */
export const copies = new Disk(path.join("cache", "uploads"));
