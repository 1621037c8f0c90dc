import "server-only";
import { randomBytes } from "node:crypto";
import { mkdir, readFile, rename, unlink, writeFile } from "node:fs/promises";
import path from "node:path";
import { env } from "@/lib/env";
import type { Storage } from "@/lib/storage/schema";
import { typeOfPath } from "@/lib/storage/utils";

function fileOf(name: string): string {
  if (!typeOfPath(name)) throw new Error("Not a path of the storage");
  return path.join(env.DATA_DIR, "uploads", name);
}

const isMissing = (error: unknown) =>
  ["ENOENT", "ENOTDIR"].includes((error as NodeJS.ErrnoException).code ?? "");

/** Files under DATA_DIR/uploads, served by app/uploads. */
export const localDisk: Storage = {
  name: "local",
  async write(name, bytes) {
    const file = fileOf(name);
    const draft = `${file}.${randomBytes(6).toString("hex")}.tmp`;
    await mkdir(path.dirname(file), { recursive: true });
    try {
      await writeFile(draft, bytes, { flag: "wx" });
      await rename(draft, file);
    } catch (error) {
      await unlink(draft).catch(() => {});
      throw error;
    }
    return `/uploads/${name}`;
  },
  async remove(name) {
    await unlink(fileOf(name)).catch((error: unknown) => {
      if (!isMissing(error)) throw error;
    });
  },
};

/** The bytes of a file, or undefined when there is none of that path. */
export async function readLocal(name: string): Promise<Buffer | undefined> {
  try {
    return await readFile(fileOf(name));
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
}
