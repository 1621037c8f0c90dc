import "server-only";
import { getMailSite } from "@/lib/config/queries-site-name";
import { db } from "@/lib/platform/db";
import { decisionRecipient, sendDecisionMail } from "@/lib/platform/email/decisions";
import type { JobInfo, SubmissionMailJob } from "@/lib/platform/queue/schema";
import { approvalMail, rejectionMail } from "@/lib/submissions/mails";

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
