import "server-only";
import { accountMails } from "@/lib/accounts/mails";
import { createToken, type TokenPurpose } from "@/lib/accounts/mutations-tokens";
import { getMailSite } from "@/lib/config/queries-site-name";
import { db } from "@/lib/platform/db";
import type { MailContent, Recipient } from "@/lib/platform/email/schema";
import { sendMail } from "@/lib/platform/email/send";
import type { AccountMailJob, JobInfo } from "@/lib/platform/queue/schema";

/**
 * Does the job of a mail to an account. Nothing is sent to an account that is gone or banned, about an address that it
 * no longer has, or for what became pointless since. Done again, it sends the very same mail.
 */
export async function sendAccountMail(mail: AccountMailJob, job: JobInfo): Promise<void> {
  const account = await db.user.findUnique({
    where: { id: mail.userId },
    select: {
      id: true,
      name: true,
      email: true,
      status: true,
      emailVerifiedAt: true,
      sessionsValidFrom: true,
    },
  });
  if (!account || account.status === "banned") return;
  const site = await getMailSite();
  const id = `${mail.kind}-${job.id}`;
  const send = (content: MailContent, to: Recipient = account) => sendMail(id, to, content, site);
  const sendLink = async (
    path: string,
    purpose: TokenPurpose,
    write: (url: string) => MailContent,
    to: Recipient = account,
  ) => {
    const token = await createToken(job, { purpose, userId: account.id, email: to.email });
    if (token !== null) await send(write(`${site.url}${path}?token=${token}`), to);
  };

  switch (mail.kind) {
    case "password-reset":
      return sendLink("/reset-password", "password_reset", (url) => accountMails.passwordReset(url, site));
    case "password-changed":
      return send(accountMails.passwordChanged(`${site.url}/forgot-password`, site));
    case "email-verification": {
      if (account.emailVerifiedAt) return;
      return sendLink("/verify-email", "email_verification", (url) => accountMails.verification(url, site));
    }
    case "email-change": {
      // Whoever asked for it was signed out since, by the one whose account it is.
      if (account.sessionsValidFrom > job.createdAt || account.email === mail.email) return;
      const holder = await db.user.findUnique({
        where: { email: mail.email },
        select: { name: true, email: true, emailVerifiedAt: true, status: true },
      });
      if (holder?.status === "banned") return;
      if (holder) return send(accountMails.emailTaken(`${site.url}/sign-in`, site), holder);
      // The address asked for last is the one that is meant.
      await db.authToken.deleteMany({
        where: {
          userId: account.id,
          purpose: "email_verification",
          usedAt: null,
          email: { notIn: [mail.email, account.email] },
        },
      });
      const to = { name: "", email: mail.email, emailVerifiedAt: null };
      return sendLink(
        "/verify-email",
        "email_verification",
        (url) => accountMails.emailChange(url, site),
        to,
      );
    }
    case "invitation":
      // The page greets somebody who is new in other words than somebody who forgot.
      return sendLink("/reset-password", "invitation", (url) =>
        accountMails.invitation(`${url}&for=invitation`, site),
      );
    case "email-change-notice":
      return send(accountMails.emailChangeNotice(`${site.url}/forgot-password`, site), {
        name: account.name,
        email: mail.email,
        // Of an address that is another one by now nobody knows any more.
        emailVerifiedAt: account.email === mail.email ? account.emailVerifiedAt : null,
      });
  }
}
