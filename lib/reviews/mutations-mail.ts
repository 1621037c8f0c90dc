import "server-only";
import { getMailSite } from "@/lib/config/queries-site-name";
import { db } from "@/lib/platform/db";
import { decisionRecipient, sendDecisionMail } from "@/lib/platform/email/decisions";
import type { MailContent, MailSite } from "@/lib/platform/email/schema";
import type { JobInfo, ReviewMailJob } from "@/lib/platform/queue/schema";
import { readRefusal } from "@/lib/reviews/queries";
import { refusalWords } from "@/lib/reviews/utils-refusal";

/** What is so of a review while a decision holds. */
const still = {
  "review.approve": { status: "approved" },
  "review.reject": { status: "rejected" },
  "review.revise": { status: "approved" },
  "review.keep": { revisionStatus: "rejected" },
};

/**
 * Tells whoever wrote a review what was decided of it, or of its change. Nothing is sent to an account that is gone or
 * banned, or has turned such mails off, or of a decision that no longer holds. Done again, it sends the very same mail.
 */
export async function sendReviewMail(
  { kind, userId, reviewId, decision }: ReviewMailJob,
  job: JobInfo,
): Promise<void> {
  const review = await db.review.findUnique({
    where: { id: reviewId, userId, ...still[decision] },
    select: {
      tool: { select: { name: true, slug: true, status: true } },
      user: { select: decisionRecipient },
    },
  });
  if (!review) return;
  const [site, refusal] = await Promise.all([getMailSite(), readRefusal(reviewId, decision)]);
  const { name, slug, status } = review.tool;
  const url =
    status === "published" ? `${site.url}/ai-tools/${slug}#reviews` : `${site.url}/dashboard?tab=reviews`;
  const about = { toolName: name, why: refusal && refusalWords[refusal] };
  const content = { ...contents[decision](about, site), action: { label: "See your review", url }, note };
  await sendDecisionMail(`${kind}-${job.id}`, review.user, content, site);
}

const note = "You get this mail because you wrote this review.";

type Reviewed = { toolName: string; why: string | null };
type Told = Omit<MailContent, "action" | "note">;

const reasonOf = ({ why }: Reviewed) => (why ? [`The reason: ${why}.`] : []);
const again = "You can change it and send it again.";

const contents: Record<ReviewMailJob["decision"], (about: Reviewed, site: MailSite) => Told> = {
  "review.approve": ({ toolName }, site) => ({
    subject: `Your review of ${toolName} is published`,
    preview: `It was approved, and everybody can read it at ${site.name}.`,
    paragraphs: [
      `Your review of ${toolName} was approved. Everybody can read it at ${site.name} from now on.`,
    ],
  }),
  "review.reject": (about, site) => ({
    subject: `Your review of ${about.toolName} is not shown`,
    preview: `A moderator of ${site.name} has decided on it.`,
    paragraphs: [
      `A moderator of ${site.name} read your review of ${about.toolName} and decided not to show it.`,
      ...reasonOf(about),
      again,
    ],
  }),
  "review.revise": ({ toolName }, site) => ({
    subject: `The change of your review of ${toolName} is published`,
    preview: `It was approved, and everybody can read it at ${site.name}.`,
    paragraphs: [
      `What you changed in your review of ${toolName} was approved. Everybody can read it at ${site.name} from now on.`,
    ],
  }),
  "review.keep": (about, site) => ({
    subject: `The change of your review of ${about.toolName} was not approved`,
    preview: "What was approved before stays.",
    paragraphs: [
      `A moderator of ${site.name} read what you changed in your review of ${about.toolName} and did not approve it. What was approved before stays.`,
      ...reasonOf(about),
      again,
    ],
  }),
};
