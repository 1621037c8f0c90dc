import type { MailContent, MailSite } from "@/lib/platform/email/schema";

type Submitted = { toolName: string };

const note = "You get this mail because you sent in this tool.";

/** A tool that somebody sent in is in the directory. */
export function approvalMail(
  { toolName, toolSlug }: Submitted & { toolSlug: string },
  site: MailSite,
): MailContent {
  return {
    subject: `${toolName} is in the directory`,
    preview: `Your submission to ${site.name} was approved.`,
    paragraphs: [`${toolName}, which you sent in, was approved. It is on ${site.name} from now on.`],
    action: { label: `See ${toolName}`, url: `${site.url}/ai-tools/${toolSlug}` },
    note,
  };
}

/** A tool that somebody sent in was not added, and why. */
export function rejectionMail(
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
