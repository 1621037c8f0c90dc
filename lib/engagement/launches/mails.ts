import type { MailContent, MailSite } from "@/lib/platform/email/schema";

/** A tool that somebody waited for is open to everybody. */
export function launchMail(tool: { name: string; slug: string }, site: MailSite): MailContent {
  return {
    subject: `${tool.name} has launched`,
    preview: `You asked to be told: ${tool.name} is open to everybody now.`,
    paragraphs: [
      `You asked to be told when ${tool.name} launches. It has: its page says what it does and costs.`,
    ],
    action: { label: `Open ${tool.name}`, url: `${site.url}/ai-tools/${tool.slug}` },
    note: `You asked for this one mail with "Get Notified" at ${site.name}. No others follow.`,
  };
}
