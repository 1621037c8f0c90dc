import type { MailContent, MailSite } from "@/lib/platform/email/schema";
import { kindNames, type ReportDto } from "@/lib/reports/schema";

/** What somebody who reported something is answered. */
export function answerMail(
  {
    about,
    kind,
    message,
    answer,
    tool,
  }: Pick<ReportDto, "about" | "kind" | "message" | "tool"> & { answer: string },
  site: MailSite,
): MailContent {
  const subject = about === "tool" ? tool.name : `a review of ${tool.name}`;
  return {
    subject: `Your report about ${subject}`,
    preview: `Somebody at ${site.name} has looked at it.`,
    paragraphs: [
      `You reported ${subject} (${kindNames[kind].toLowerCase()})${message ? `: ${message}` : "."}`,
      `The answer: ${answer}`,
    ],
    action: { label: "See your reports", url: `${site.url}/dashboard?tab=reports` },
    note: "You get this one mail because you sent in this report. No others follow.",
  };
}
