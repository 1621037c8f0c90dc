import type { MailContent, MailSite } from "@/lib/platform/email/schema";

type Proposed = { toolName: string; toolSlug: string; toolId: string; reason: string | null };

const note = "You get this mail because you proposed this change as an owner of the tool.";

/** What an owner proposed of their tool is on its page. */
export function approvedMail({ toolName, toolSlug }: Proposed, site: MailSite): MailContent {
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

/** What an owner proposed of their tool was refused, and why. */
export function refusedMail({ toolName, toolId, reason }: Proposed, site: MailSite): MailContent {
  return {
    subject: `Your change of ${toolName} was refused`,
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
export function replacedMail(
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
