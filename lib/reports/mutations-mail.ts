import "server-only";
import { getMailSite } from "@/lib/config/queries-site-name";
import { db } from "@/lib/platform/db";
import { decisionRecipient, sendDecisionMail } from "@/lib/platform/email/decisions";
import type { MailContent, MailSite } from "@/lib/platform/email/schema";
import type { JobInfo, ReportMailJob } from "@/lib/platform/queue/schema";
import { reportColumns, toReport } from "@/lib/reports/mapper";
import { kindNames, type ReportDto } from "@/lib/reports/schema";

/**
 * Tells what became of a report: its answer, or that it was dismissed. Nothing is sent to an account that is gone.
 * Done again, it sends the very same mail.
 */
export async function sendReportMail(mail: ReportMailJob, job: JobInfo): Promise<void> {
  const report = await db.report.findUnique({
    where: { id: mail.reportId, userId: mail.userId, decidedAt: mail.decidedAt },
    select: {
      ...reportColumns,
      user: { select: decisionRecipient },
    },
  });
  if (!report || report.status === "open") return;
  const site = await getMailSite();
  const { user } = report;
  await sendDecisionMail(`${mail.kind}-${job.id}`, user, answerMail(toReport(report), site), site);
}

function answerMail(
  {
    about,
    kind,
    message,
    status,
    answer,
    tool,
  }: Pick<ReportDto, "about" | "kind" | "message" | "status" | "answer" | "tool">,
  site: MailSite,
): MailContent {
  const subject = about === "tool" ? tool.name : `a review of ${tool.name}`;
  return {
    subject: `Your report about ${subject}`,
    preview: `Somebody at ${site.name} has looked at it.`,
    paragraphs: [
      `You reported ${subject} (${kindNames[kind].toLowerCase()})${message ? `: ${message}` : "."}`,
      ...(status === "dismissed" ? ["Nothing was changed."] : []),
      ...(answer ? [`The answer: ${answer}`] : []),
    ],
    action: { label: "See your reports", url: `${site.url}/dashboard?tab=reports` },
    note: "You get this mail because you sent in this report.",
  };
}
