import "server-only";
import { getMailSite } from "@/lib/config/queries-site-name";
import { approvedMail, refusedMail, replacedMail } from "@/lib/owners/mails-proposals";
import { isOwner } from "@/lib/owners/queries";
import { db } from "@/lib/platform/db";
import { decisionRecipient, sendDecisionMail } from "@/lib/platform/email/decisions";
import type { JobInfo, ProposalMailJob, ReplacedMailJob } from "@/lib/platform/queue/schema";

/**
 * Tells an owner what was decided of the change that they proposed. Nothing is sent to an account that is gone or banned, or
 * has turned such mails off. Done again, it sends the very same mail.
 */
export async function sendProposalMail(mail: ProposalMailJob, job: JobInfo): Promise<void> {
  const proposal = await db.toolProposal.findUnique({
    where: { id: mail.proposalId, userId: mail.userId, decidedAt: mail.decidedAt },
    select: {
      status: true,
      reason: true,
      tool: { select: { id: true, name: true, slug: true } },
      user: { select: decisionRecipient },
    },
  });
  if (!proposal) return;
  const { tool, user, reason } = proposal;
  const site = await getMailSite();
  const about = { toolName: tool.name, toolSlug: tool.slug, toolId: tool.id, reason };
  const contentOf = proposal.status === "approved" ? approvedMail : refusedMail;
  await sendDecisionMail(`${mail.kind}-${job.id}`, user, contentOf(about, site), site);
}

/**
 * Tells an owner that another one's proposal stands in the place of theirs. Nothing is sent to an account that is gone or
 * banned, has turned such mails off or no longer owns the tool. Done again, it sends the very same mail.
 */
export async function sendReplacedMail(
  { kind, userId, toolId }: ReplacedMailJob,
  job: JobInfo,
): Promise<void> {
  const [user, tool, owns] = await Promise.all([
    db.user.findUnique({ where: { id: userId }, select: decisionRecipient }),
    db.tool.findUnique({ where: { id: toolId }, select: { name: true } }),
    isOwner(userId, toolId),
  ]);
  if (!user || !tool || !owns) return;
  const site = await getMailSite();
  await sendDecisionMail(
    `${kind}-${job.id}`,
    user,
    replacedMail({ toolName: tool.name, toolId }, site),
    site,
  );
}
