import { composeMail } from "@/lib/platform/email/compose";
import type { Mail } from "@/lib/platform/email/schema";

type Site = { name: string; url: string };
type Proposed = { toolName: string; toolSlug: string; toolId: string; reason: string | null };

const note = "You get this mail because you proposed this change as an owner of the tool.";

/** What an owner proposed of their tool is on its page. */
export function approvedMail(to: { name: string }, { toolName, toolSlug }: Proposed, site: Site): Mail {
  return composeMail(
    {
      subject: `Your change of ${toolName} was approved`,
      preview: `It is on ${site.name} from now on.`,
      greeting: `Hello ${to.name},`,
      paragraphs: [
        `A moderator approved the change that you proposed for ${toolName}. It is on ${site.name} from now on.`,
      ],
      action: { label: `See ${toolName}`, url: `${site.url}/ai-tools/${toolSlug}` },
      note,
      isDecision: true,
    },
    site,
  );
}

/** What an owner proposed of their tool was refused, and why. */
export function refusedMail(to: { name: string }, { toolName, toolId, reason }: Proposed, site: Site): Mail {
  return composeMail(
    {
      subject: `Your change of ${toolName} was refused`,
      preview: `Its page at ${site.name} stays as it is.`,
      greeting: `Hello ${to.name},`,
      paragraphs: [
        `A moderator looked at the change that you proposed for ${toolName} and did not take it over.`,
        ...(reason ? [`The reason: ${reason}`] : []),
        "You may propose another one.",
      ],
      action: { label: "See your proposal", url: `${site.url}/dashboard/tools/${toolId}/proposal` },
      note,
      isDecision: true,
    },
    site,
  );
}

/** Another owner's proposal stands in the place of theirs, which waited for a moderator. */
export function replacedMail(
  to: { name: string },
  { toolName, toolId }: Pick<Proposed, "toolName" | "toolId">,
  site: Site,
): Mail {
  return composeMail(
    {
      subject: `Your change of ${toolName} was replaced`,
      preview: "Another owner proposed one in its place.",
      greeting: `Hello ${to.name},`,
      paragraphs: [
        `The change that you proposed for ${toolName} waited for a moderator. Another owner of ${toolName} has proposed one in its place, and yours will not be looked at.`,
        "A tool has one proposal at a time, which any of its owners may change. What is missing in it you can add.",
      ],
      action: { label: "See what is proposed", url: `${site.url}/dashboard/tools/${toolId}/proposal` },
      note,
      isDecision: true,
    },
    site,
  );
}
