import "server-only";
import { createHmac, timingSafeEqual } from "node:crypto";
import { countsOnlyConfirmed } from "@/lib/platform/auth/confirmed";
import { sessionSecret } from "@/lib/platform/auth/secret";
import type { MailContent, MailSite, Recipient } from "@/lib/platform/email/schema";
import { sendMail } from "@/lib/platform/email/send";
import { env } from "@/lib/platform/env";

/** What a mail about a decision needs to know of its recipient. */
export const decisionRecipient = {
  id: true,
  name: true,
  email: true,
  emailVerifiedAt: true,
  status: true,
  decisionMails: true,
} as const;

const signed = (userId: string) =>
  createHmac("sha256", sessionSecret()).update(`unsubscribe:decisions:${userId}`).digest("base64url");

/** What turns these mails off for an account and can do nothing else; it is the same in all of them. */
export const unsubscribeToken = (userId: string) => `${userId}.${signed(userId)}`;

/** Whose token this is; undefined for any that we did not make. */
export function readUnsubscribeToken(token: string): string | undefined {
  const [userId = ""] = token.split(".");
  const [given, right] = [Buffer.from(token), Buffer.from(unsubscribeToken(userId))];
  return given.length === right.length && timingSafeEqual(given, right) ? userId : undefined;
}

/**
 * Sends a mail about what was decided of what somebody sent in, unless they are banned or have turned such mails off, which
 * it says how to do. It repeats their words: where addresses are confirmed, one that is not gets none, as it may be a
 * stranger's. The dashboard tells every decision.
 */
export async function sendDecisionMail(
  id: string,
  to: Recipient & { id: string; status: string; decisionMails: boolean },
  content: MailContent,
  site: MailSite,
): Promise<void> {
  if (to.status === "banned" || !to.decisionMails) return;
  if (countsOnlyConfirmed() && !to.emailVerifiedAt) return;
  const unsubscribe = `${env.SITE_URL}/api/unsubscribe?token=${unsubscribeToken(to.id)}`;
  await sendMail(id, to, content, site, unsubscribe);
}
