import "server-only";
import { randomBytes } from "node:crypto";
import { mkdir, readFile, rename, unlink, writeFile } from "node:fs/promises";
import path from "node:path";
import { env } from "@/lib/platform/env";
import { typeOfPath } from "@/lib/platform/storage/utils";

const isMissing = (error: unknown) =>
  ["ENOENT", "ENOTDIR"].includes((error as NodeJS.ErrnoException).code ?? "");

/** Files in a folder of DATA_DIR, each written as a whole or not at all. */
class Disk {
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
    const file = this.fileOf(name);
    const draft = `${file}.${randomBytes(6).toString("hex")}.tmp`;
    await mkdir(path.dirname(file), { recursive: true });
    try {
      await writeFile(draft, bytes, { flag: "wx" });
      await rename(draft, file);
    } catch (error) {
      await unlink(draft).catch(() => {});
      throw error;
    }
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
