import "server-only";
import { getMailSite } from "@/lib/config/queries-site-name";
import { isOwner } from "@/lib/owners/queries";
import { db } from "@/lib/platform/db";
import type { MailContent, MailSite } from "@/lib/platform/email/schema";
import { sendMail } from "@/lib/platform/email/send";
import type { ClaimMailJob, DeletedMailJob, JobInfo } from "@/lib/platform/queue/schema";

/**
 * Tells an owner what becomes of their claim, or of the tool. Nothing is sent to an account that is gone or banned, or of what is otherwise
 * by now. Done again, it sends the very same mail.
 */
export async function sendClaimMail({ kind, userId, claimId }: ClaimMailJob, job: JobInfo): Promise<void> {
  const claim = await db.toolClaim.findUnique({
    where: { id: claimId, userId },
    select: {
      status: true,
      failure: true,
      reason: true,
      verifiedAt: true,
      failingSince: true,
      tool: { select: { id: true, name: true, slug: true, status: true } },
      user: { select: { name: true, email: true, emailVerifiedAt: true, status: true } },
    },
  });
  if (!claim || claim.user.status === "banned") return;
  const { status, tool } = claim;
  const still = {
    "claim-warning": status === "verified" && claim.failingSince !== null,
    "claim-lost": status === "lost",
    "claim-revoked": status === "revoked",
    "claim-allowed": status === "pending",
    "claim-unlisted": tool.status !== "published" && (await isOwner(userId, tool.id)),
  };
  if (!still[kind]) return;
  const site = await getMailSite();
  const why = kind === "claim-revoked" ? claim.reason : claim.failure;
  const about = {
    toolName: tool.name,
    toolSlug: tool.slug,
    why,
    owned: claim.verifiedAt !== null,
  };
  await sendMail(`${kind}-${job.id}`, claim.user, mails[kind](about, site), site);
}

/** Tells an owner that their tool was deleted, unless their account is gone or banned. Done again, it sends the very same mail. */
export async function sendDeletedMail(
  { kind, userId, toolName }: DeletedMailJob,
  job: JobInfo,
): Promise<void> {
  const user = await db.user.findUnique({
    where: { id: userId },
    select: { name: true, email: true, emailVerifiedAt: true, status: true },
  });
  if (!user || user.status === "banned") return;
  const site = await getMailSite();
  await sendMail(`${kind}-${job.id}`, user, deletedMail(toolName, site), site);
}

/** `owned`: whether they have shown at any time that it is theirs. */
type Claim = { toolName: string; toolSlug: string; why: string | null; owned: boolean };

const note =
  "You get this mail because you are, or were, an owner of this tool. It is about your rights, so it is always sent.";

const noteFor = ({ owned }: Claim) =>
  owned
    ? note
    : "You get this mail because you claimed this tool. It is about your rights, so it is always sent.";

const wayBack = ({ toolName, toolSlug }: Claim, site: MailSite) => ({
  label: `Look at ${toolName}`,
  url: `${site.url}/ai-tools/${toolSlug}/claim`,
});

const mails: Record<ClaimMailJob["kind"], (claim: Claim, site: MailSite) => MailContent> = {
  /** What shows that a tool is somebody's has not been found for a week. */
  "claim-warning": (claim, site) => ({
    subject: `We can no longer see that ${claim.toolName} is yours`,
    preview: "In seven days you will no longer be its owner here.",
    paragraphs: [
      `We have not found your token on the website of ${claim.toolName} for a week.`,
      ...(claim.why ? [claim.why] : []),
      `We look every day. If it is not there within seven days, you are no longer an owner of the tool at ${site.name}.`,
    ],
    action: wayBack(claim, site),
    note,
  }),
  /** Somebody is no longer an owner of a tool, as it could not be seen any more. */
  "claim-lost": (claim, site) => ({
    subject: `You are no longer an owner of ${claim.toolName}`,
    preview: "You can show again that it is yours.",
    paragraphs: [
      `We can no longer see that ${claim.toolName} is yours, so that you are not its owner at ${site.name} any more.`,
      ...(claim.why ? [claim.why] : []),
      "You can show at any time that it is yours again.",
    ],
    action: wayBack(claim, site),
    note,
  }),
  /** A moderator took a tool from somebody, or the claim of one, and why. */
  "claim-revoked": (claim, site) => ({
    subject: claim.owned
      ? `You are no longer an owner of ${claim.toolName}`
      : `Your claim of ${claim.toolName} was taken back`,
    preview: `Your claim at ${site.name} was taken back.`,
    paragraphs: [
      `A moderator took back your claim of ${claim.toolName} at ${site.name}.`,
      ...(claim.why ? [`The reason: ${claim.why}`] : []),
    ],
    action: { label: `See ${claim.toolName}`, url: `${site.url}/ai-tools/${claim.toolSlug}` },
    note: noteFor(claim),
  }),
  /** A moderator who had taken a claim back lets its person show anew that the tool is theirs. */
  "claim-allowed": (claim, site) => ({
    subject: `You can claim ${claim.toolName} again`,
    preview: "Next, show that it is yours.",
    paragraphs: [
      `A moderator had taken back your claim of ${claim.toolName} at ${site.name}, and lets you claim it again.`,
      "You are its owner as soon as we see that it is yours: please put your token in its place and have us look for it.",
    ],
    action: wayBack(claim, site),
    note: noteFor(claim),
  }),
  /** A tool was taken out of the directory; who owns it stays its owner. */
  "claim-unlisted": ({ toolName }, site) => ({
    subject: `${toolName} is no longer in the directory`,
    preview: `Its page at ${site.name} is not shown at the moment.`,
    paragraphs: [
      `${toolName} was taken out of the directory of ${site.name}. Its page is not shown at the moment.`,
      "You stay its owner, and its reviews and statistics are kept. If you think that this is a mistake, please write to us.",
    ],
    action: { label: "See your tools", url: `${site.url}/dashboard?tab=tools` },
    note,
  }),
};

/** A tool was deleted, with all that belongs to it. */
function deletedMail(toolName: string, site: MailSite): MailContent {
  return {
    subject: `${toolName} was deleted from the directory`,
    preview: `It is no longer at ${site.name}.`,
    paragraphs: [
      `${toolName} was deleted from the directory of ${site.name}, with its reviews and statistics. If you think that this is a mistake, please write to us.`,
    ],
    action: { label: "See your tools", url: `${site.url}/dashboard?tab=tools` },
    note: "You get this mail because you were an owner of this tool. It is about your rights, so it is always sent.",
  };
}
