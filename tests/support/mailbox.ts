import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import PostalMime, { type Email } from "postal-mime";

/** A mail in the local mailbox, with the name of its file. */
export type FoundMail = Email & { file: string };

/** The names of the mails in the mailbox of a data folder. */
export async function mailFiles(dataDir: string): Promise<string[]> {
  const names = await readdir(path.join(dataDir, "mail")).catch(() => []);
  return names.filter((name) => name.endsWith(".eml")).sort();
}

/** The mails to an address. */
export async function readMails(dataDir: string, to: string): Promise<FoundMail[]> {
  const files = (await mailFiles(dataDir)).filter((name) => name.startsWith(`${to}.`));
  return Promise.all(
    files.map(async (file) => ({
      file,
      ...(await PostalMime.parse(await readFile(path.join(dataDir, "mail", file)))),
    })),
  );
}

/** Looks until something is there, at most so many milliseconds. */
export async function until<T>(
  what: string,
  look: () => Promise<T | undefined | false>,
  within = 15_000,
): Promise<T> {
  for (const deadline = Date.now() + within; ; await sleep(25)) {
    const found = await look();
    if (found) return found;
    if (Date.now() > deadline) throw new Error(`${what}: not within ${within / 1000} seconds.`);
  }
}

/** The mail to an address with this subject, once it has come; one of those named in `known` is not it. */
export function waitForMail(
  dataDir: string,
  to: string,
  subject: string | RegExp,
  known: string[] = [],
): Promise<FoundMail> {
  const matches = (text = "") => (typeof subject === "string" ? text === subject : subject.test(text));
  return until(`A mail to ${to} about ${String(subject)}`, async () =>
    (await readMails(dataDir, to)).find((mail) => matches(mail.subject) && !known.includes(mail.file)),
  );
}

/** The token in a mail's link. */
export function tokenIn(mail: Pick<Email, "text">): string {
  const token = /[?&]token=([\w-]+)/.exec(mail.text ?? "")?.[1];
  if (!token) throw new Error("The mail has no link with a token.");
  return token;
}
