import type { MailContent, MailSite } from "@/lib/platform/email/schema";

type Claim = { toolName: string; toolSlug: string; why: string | null };

const note =
  "You get this mail because you are, or were, an owner of this tool. It says what became of that; there is none to advertise.";

const wayBack = ({ toolName, toolSlug }: Claim, site: MailSite) => ({
  label: `Look at ${toolName}`,
  url: `${site.url}/ai-tools/${toolSlug}/claim`,
});

/** What shows that a tool is somebody's has not been found for a week. */
export function warningMail(claim: Claim, site: MailSite): MailContent {
  return {
    subject: `We can no longer see that ${claim.toolName} is yours`,
    preview: "In seven days you will no longer be its owner here.",
    paragraphs: [
      `We have not found your token on the website of ${claim.toolName} for a week.`,
      ...(claim.why ? [claim.why] : []),
      `We look every day. If it is not there within seven days, you are no longer an owner of the tool at ${site.name}.`,
    ],
    action: wayBack(claim, site),
    note,
  };
}

/** Somebody is no longer an owner of a tool, as it could not be seen any more. */
export function lostMail(claim: Claim, site: MailSite): MailContent {
  return {
    subject: `You are no longer an owner of ${claim.toolName}`,
    preview: "You can show again that it is yours.",
    paragraphs: [
      `We can no longer see that ${claim.toolName} is yours, so that you are not its owner at ${site.name} any more.`,
      ...(claim.why ? [claim.why] : []),
      "You can show at any time that it is yours again.",
    ],
    action: wayBack(claim, site),
    note,
  };
}

/** A moderator took a tool from somebody, and why. */
export function revokedMail(claim: Claim, site: MailSite): MailContent {
  return {
    subject: `You are no longer an owner of ${claim.toolName}`,
    preview: `Your claim at ${site.name} was taken back.`,
    paragraphs: [
      `A moderator took back your claim of ${claim.toolName} at ${site.name}.`,
      ...(claim.why ? [`The reason: ${claim.why}`] : []),
    ],
    action: { label: `See ${claim.toolName}`, url: `${site.url}/ai-tools/${claim.toolSlug}` },
    note,
  };
}
