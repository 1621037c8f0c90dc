import { composeMail } from "@/lib/platform/email/compose";
import type { Mail } from "@/lib/platform/email/schema";

/** A tool that somebody waited for is open to everybody. */
export function launchMail(
  to: { name: string },
  tool: { name: string; slug: string },
  site: { name: string; url: string },
): Mail {
  return composeMail(
    {
      subject: `${tool.name} has launched`,
      preview: `You asked to be told: ${tool.name} is open to everybody now.`,
      greeting: `Hello ${to.name},`,
      paragraphs: [
        `You asked to be told when ${tool.name} launches. It has: its page says what it does and costs.`,
      ],
      action: { label: `Open ${tool.name}`, url: `${site.url}/ai-tools/${tool.slug}` },
      note: `You asked for this one mail with "Get Notified" at ${site.name}. No others follow.`,
    },
    site,
  );
}
