import "server-only";
import { getMailSite } from "@/lib/config/queries-site-name";
import { db } from "@/lib/platform/db";
import { decisionRecipient, sendDecisionMail } from "@/lib/platform/email/decisions";
import type { MailContent, MailSite } from "@/lib/platform/email/schema";
import type { JobInfo, SubmissionMailJob } from "@/lib/platform/queue/schema";

/**
 * Tells whoever sent in a tool what was decided. Nothing is sent to an account that is gone or banned, or has turned
 * such mails off, of a decision that was taken back, or of a tool that is no longer published. Done again, it sends the very same mail.
 */
export async function sendSubmissionMail(mail: SubmissionMailJob, job: JobInfo): Promise<void> {
  const submission = await db.submission.findUnique({
    where: { id: mail.submissionId, userId: mail.userId, decidedAt: mail.decidedAt },
    select: {
      toolName: true,
      status: true,
      reason: true,
      tool: { select: { slug: true, status: true } },
      user: { select: decisionRecipient },
    },
  });
  const to = submission?.user;
  if (!submission || !to) return;
  const site = await getMailSite();
  const id = `${mail.kind}-${job.id}`;
  if (submission.status === "rejected")
    return sendDecisionMail(id, to, rejectionMail(submission, site), site);
  const { toolName, tool } = submission;
  if (tool?.status === "published")
    await sendDecisionMail(id, to, approvalMail({ toolName, toolSlug: tool.slug }, site), site);
}

type Submitted = { toolName: string };

const note = "You get this mail because you sent in this tool.";

/** A tool that somebody sent in is in the directory. */
function approvalMail({ toolName, toolSlug }: Submitted & { toolSlug: string }, site: MailSite): MailContent {
  return {
    subject: `${toolName} is in the directory`,
    preview: `Your submission to ${site.name} was approved.`,
    paragraphs: [`${toolName}, which you sent in, was approved. It is on ${site.name} from now on.`],
    action: { label: `See ${toolName}`, url: `${site.url}/ai-tools/${toolSlug}` },
    note,
  };
}

/** A tool that somebody sent in was not added, and why. */
function rejectionMail(
  { toolName, reason }: Submitted & { reason: string | null },
  site: MailSite,
): MailContent {
  return {
    subject: `${toolName} was not added`,
    preview: `Your submission to ${site.name} was not approved.`,
    paragraphs: [
      `Somebody looked at ${toolName}, which you sent in, and did not add it to ${site.name}.`,
      ...(reason ? [`The reason: ${reason}`] : []),
      "You may send it in again when that has changed.",
    ],
    action: { label: "See your submissions", url: `${site.url}/dashboard?tab=submissions` },
    note,
  };
}
