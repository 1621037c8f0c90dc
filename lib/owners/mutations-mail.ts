import "server-only";
import { getMailSite } from "@/lib/config/queries-site-name";
import { lostMail, revokedMail, warningMail } from "@/lib/owners/mails";
import { db } from "@/lib/platform/db";
import { sendMail } from "@/lib/platform/email/send";
import type { ClaimMailJob, JobInfo } from "@/lib/platform/queue/schema";

const mails = { "claim-warning": warningMail, "claim-lost": lostMail, "claim-revoked": revokedMail };

/**
 * Tells an owner what becomes of their claim. Nothing is sent to an account that is gone or banned, or of what is otherwise
 * by now. Done again, it sends the very same mail.
 */
export async function sendClaimMail({ kind, userId, claimId }: ClaimMailJob, job: JobInfo): Promise<void> {
  const claim = await db.toolClaim.findUnique({
    where: { id: claimId, userId },
    select: {
      status: true,
      failure: true,
      reason: true,
      failingSince: true,
      tool: { select: { name: true, slug: true } },
      user: { select: { name: true, email: true, status: true } },
    },
  });
  if (!claim || claim.user.status === "banned") return;
  const still =
    kind === "claim-warning"
      ? claim.status === "verified" && claim.failingSince !== null
      : kind === `claim-${claim.status}`;
  if (!still) return;
  const site = await getMailSite();
  const why = kind === "claim-revoked" ? claim.reason : claim.failure;
  const about = { toolName: claim.tool.name, toolSlug: claim.tool.slug, why };
  await sendMail(`${kind}-${job.id}`, claim.user, mails[kind](about, site), site);
}
