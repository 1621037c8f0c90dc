import "server-only";
import path from "node:path";
import { env } from "@/lib/platform/env";
import { writeWhole } from "@/lib/platform/files/write-whole";

const plain = (text: string) => text.replace(/[^\w@.+-]+/g, "_").slice(0, 120);

/**
 * Keeps a mail where a developer can read it: a file in DATA_DIR/mail, named by its recipient and its Message-ID, so that
 * the same mail written again is still one file. It may hold a link that lets somebody in: only this account reads it.
 * Returns the file's path.
 */
export async function writeMail(id: string, recipient: string, message: Buffer): Promise<string> {
  const folder = path.resolve(/* turbopackIgnore: true */ env.DATA_DIR, "mail");
  const file = path.join(folder, `${plain(recipient)}.${plain(id)}.eml`);
  await writeWhole(file, message, { file: 0o600, folder: 0o700 });
  return file;
}
