import "server-only";
import { randomBytes } from "node:crypto";
import { mkdir, rename, unlink, writeFile } from "node:fs/promises";
import path from "node:path";

/**
 * Writes a whole file or nothing: readers never see a part of it. A crash leaves a draft beside it at most, whose name ends in
 * `.tmp`.
 *
 * @param modes of the file, and of its folder where that has to be made
 */
export async function writeWhole(
  file: string,
  bytes: Uint8Array,
  modes: { file?: number; folder?: number } = {},
): Promise<void> {
  const draft = `${file}.${randomBytes(6).toString("hex")}.tmp`;
  await mkdir(path.dirname(file), { recursive: true, mode: modes.folder });
  try {
    await writeFile(draft, bytes, { flag: "wx", mode: modes.file });
    await rename(draft, file);
  } catch (error) {
    await unlink(draft).catch(() => {});
    throw error;
  }
}
