import "server-only";
import { createTransport, type SendMailOptions, type Transporter } from "nodemailer";
import { composeMail } from "@/lib/platform/email/compose";
import { writeMail } from "@/lib/platform/email/mailbox";
import type { MailContent, MailSite, Recipient } from "@/lib/platform/email/schema";
import { env } from "@/lib/platform/env";
import { log } from "@/lib/platform/log";

let smtp: Transporter | undefined;

function openSmtp(given: string): Transporter {
  const url = new URL(given);
  const settings = {
    pool: true,
    maxConnections: 2,
    // A server that does not answer must not outlast the job that waits for it.
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 20_000,
  };
  for (const [name, value] of Object.entries(settings))
    if (!url.searchParams.has(name)) url.searchParams.set(name, String(value));
  return createTransport(url.href);
}

/**
 * Sends a mail over SMTP (SMTP_URL), or keeps it in the local mailbox. `id` says which mail it is and becomes its
 * Message-ID: sent twice, it is still the same mail.
 *
 * @param unsubscribe of a mail about a decision: the address by which a mail program turns such mails off (RFC 8058)
 */
export async function sendMail(
  id: string,
  { name, email, emailVerifiedAt }: Recipient,
  content: MailContent,
  site: MailSite,
  unsubscribe?: string,
): Promise<void> {
  const to = { name: emailVerifiedAt ? name : "", address: email };
  const { sender, ...mail } = composeMail(content, { to, site, isDecision: unsubscribe !== undefined });
  const message: SendMailOptions = {
    ...mail,
    // An address alone is signed with the name of the site.
    from: env.MAIL_FROM.includes("<") ? env.MAIL_FROM : { name: sender, address: env.MAIL_FROM },
    to,
    messageId: `<${id}@${new URL(env.SITE_URL).hostname}>`,
    headers: {
      "Auto-Submitted": "auto-generated",
      "X-Auto-Response-Suppress": "All",
      ...(unsubscribe && {
        "List-Unsubscribe": `<${unsubscribe}>`,
        "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
      }),
    },
    // What a mail is made from is text, never a file or an address to fetch.
    disableFileAccess: true,
    disableUrlAccess: true,
  };
  if (env.SMTP_URL) {
    smtp ??= openSmtp(env.SMTP_URL);
    await smtp.sendMail(message);
    return;
  }
  const local = createTransport({ streamTransport: true, buffer: true, newline: "windows" });
  const { message: written } = await local.sendMail(message);
  await writeMail(id, email, written as Buffer);
  log.info("a mail was written to DATA_DIR/mail");
}

/** Ends the connections to the mail server. */
export function closeMail(): void {
  smtp?.close();
  smtp = undefined;
}

/** Whether a failure to send means that this recipient will never get it (the server refused the address for good). */
export function isRefusedForGood(error: unknown): boolean {
  if (!(error instanceof Error) || !("responseCode" in error) || !("command" in error)) return false;
  const code = Number(error.responseCode);
  return code >= 500 && code < 600 && error.command === "RCPT TO";
}
