import "server-only";
import { getMailSite } from "@/lib/config/queries-site-name";
import { isOwner } from "@/lib/owners/queries";
import { db } from "@/lib/platform/db";
import { decisionRecipient, sendDecisionMail } from "@/lib/platform/email/decisions";
import type { MailContent, MailSite } from "@/lib/platform/email/schema";
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

type Proposed = { toolName: string; toolSlug: string; toolId: string; reason: string | null };

const note = "You get this mail because you proposed this change as an owner of the tool.";

/** What an owner proposed of their tool is on its page. */
function approvedMail({ toolName, toolSlug }: Proposed, site: MailSite): MailContent {
  return {
    subject: `Your change of ${toolName} was approved`,
    preview: `It is on ${site.name} from now on.`,
    paragraphs: [
      `A moderator approved the change that you proposed for ${toolName}. It is on ${site.name} from now on.`,
    ],
    action: { label: `See ${toolName}`, url: `${site.url}/ai-tools/${toolSlug}` },
    note,
  };
}

function refusedMail({ toolName, toolId, reason }: Proposed, site: MailSite): MailContent {
  return {
    subject: `Your change of ${toolName} was rejected`,
    preview: `Its page at ${site.name} stays as it is.`,
    paragraphs: [
      `A moderator looked at the change that you proposed for ${toolName} and did not take it over.`,
      ...(reason ? [`The reason: ${reason}`] : []),
      "You may propose another one.",
    ],
    action: { label: "See your proposal", url: `${site.url}/dashboard/tools/${toolId}/proposal` },
    note,
  };
}

/** Another owner's proposal stands in the place of theirs, which waited for a moderator. */
function replacedMail(
  { toolName, toolId }: Pick<Proposed, "toolName" | "toolId">,
  site: MailSite,
): MailContent {
  return {
    subject: `Your change of ${toolName} was replaced`,
    preview: "Another owner proposed one in its place.",
    paragraphs: [
      `The change that you proposed for ${toolName} waited for a moderator. Another owner of ${toolName} has proposed one in its place, and yours will not be looked at.`,
      "A tool has one proposal at a time, which any of its owners may change. What is missing in it you can add.",
    ],
    action: { label: "See what is proposed", url: `${site.url}/dashboard/tools/${toolId}/proposal` },
    note,
  };
}
