import "server-only";
import path from "node:path";
import { dayMs } from "@/lib/platform/dates/utils";
import { env } from "@/lib/platform/env";
import { removeOldFiles } from "@/lib/platform/files/remove-old";
import { writeWhole } from "@/lib/platform/files/write-whole";

/** A month: no link in a mail works for longer than a week. */
const keptDays = 30;
const mailbox = () => path.resolve(/* turbopackIgnore: true */ env.DATA_DIR, "mail");
const plain = (text: string) => text.replace(/[^\w@.+-]+/g, "_").slice(0, 120);

/**
 * Keeps a mail where a developer can read it: a file in DATA_DIR/mail, named by its recipient and its Message-ID, so that
 * the same mail written again is still one file. It may hold a link that lets somebody in: only this account reads it.
 * Returns the file's path.
 */
export async function writeMail(id: string, recipient: string, message: Buffer): Promise<string> {
  const file = path.join(mailbox(), `${plain(recipient)}.${plain(id)}.eml`);
  await writeWhole(file, message, { file: 0o600, folder: 0o700 });
  return file;
}

/** Deletes mails of the local mailbox that are older than a month, and drafts of them. Returns how many went. */
export const removeOldMails = (now = Date.now()): Promise<number> =>
  removeOldFiles(mailbox(), /\.(?:eml|tmp)$/, new Date(now - keptDays * dayMs));
