import { z } from "zod";
import { recordId } from "@/lib/platform/input/schema";

const id = recordId();
const userId = id;
const address = z.string().max(254);
const decided = { userId, decidedAt: z.iso.datetime() };

/**
 * A mail that is to be sent to an account. It names the account and never carries a secret: the link in a mail is made
 * when the mail is.
 */
const accountMailJob = z.discriminatedUnion("kind", [
  /** To the account's address: a link to choose a new password. */
  z.object({ kind: z.literal("password-reset"), userId }),
  /** To the account's address: the password is another one now. */
  z.object({ kind: z.literal("password-changed"), userId }),
  /** To the account's address: a link to choose the first password, for somebody who was invited. */
  z.object({ kind: z.literal("invitation"), userId }),
  /** To the account's address: a link to show that it is theirs. */
  z.object({ kind: z.literal("email-verification"), userId }),
  /** To the address that the account is to have (`email`): a link to confirm it. */
  z.object({ kind: z.literal("email-change"), userId, email: address }),
  /** To the address that the account has had (`email`): somebody asked for another one. */
  z.object({ kind: z.literal("email-change-notice"), userId, email: address }),
]);
export type AccountMailJob = z.output<typeof accountMailJob>;

/** To whoever sent in a tool: what was decided of it at that moment. */
const submissionMailJob = z.object({ kind: z.literal("submission-decision"), ...decided, submissionId: id });
export type SubmissionMailJob = z.output<typeof submissionMailJob>;

/** To the owner of a tool, or whoever claimed it: what becomes of their claim, or of the tool. */
const claimMailJob = z.object({
  kind: z.enum(["claim-warning", "claim-lost", "claim-revoked", "claim-allowed", "claim-unlisted"]),
  userId,
  claimId: id,
});
export type ClaimMailJob = z.output<typeof claimMailJob>;

/** To whoever reported something: what was answered at that moment. */
const reportMailJob = z.object({ kind: z.literal("report-answer"), ...decided, reportId: id });
export type ReportMailJob = z.output<typeof reportMailJob>;

/** To whoever wrote a review: what was decided of it, or of its change, as the log calls it. */
const reviewMailJob = z.object({
  kind: z.literal("review-decision"),
  userId,
  reviewId: id,
  decision: z.enum(["review.approve", "review.reject", "review.revise", "review.keep"]),
});
export type ReviewMailJob = z.output<typeof reviewMailJob>;

/** To an owner who proposed a change of their tool: what was decided of it at that moment. */
const proposalMailJob = z.object({ kind: z.literal("proposal-decision"), ...decided, proposalId: id });
export type ProposalMailJob = z.output<typeof proposalMailJob>;

/** To an owner whose proposal waited: another owner of the tool has put theirs in its place. */
const replacedMailJob = z.object({ kind: z.literal("proposal-replaced"), userId, toolId: id });
export type ReplacedMailJob = z.output<typeof replacedMailJob>;

/** To an owner of a tool that was deleted, and with it all that could be asked for its name. */
const deletedMailJob = z.object({ kind: z.literal("tool-deleted"), userId, toolName: z.string() });
export type DeletedMailJob = z.output<typeof deletedMailJob>;

export const mailJob = z.discriminatedUnion("kind", [
  accountMailJob,
  submissionMailJob,
  claimMailJob,
  reportMailJob,
  reviewMailJob,
  proposalMailJob,
  replacedMailJob,
  deletedMailJob,
]);
export type MailJob = z.output<typeof mailJob>;

/** Whoever waits for a link in front of a form does not wait for what tells of something; a higher number goes first. */
export const priorityOf = (job: MailJob): number => (accountMailJob.safeParse(job).success ? 1 : 0);

/** Which job this is and since when: what is made from them is the same when the job is done again. */
export type JobInfo = { id: string; createdAt: Date };

const everyMinute = (pollingIntervalSeconds: number) => ({
  cron: "* * * * *",
  pollingIntervalSeconds,
  limits: { expireInSeconds: 60, retryLimit: 0 },
});
const nightly = (cron: string) => ({
  cron,
  pollingIntervalSeconds: 60,
  limits: { expireInSeconds: 900, retryLimit: 5, retryDelay: 60 },
});

/** What is done by the clock (cron, UTC), by one process at a time. What each does is said in lib/jobs.ts. */
export const schedules = {
  "launch-notices": everyMinute(5),
  "link-visits": everyMinute(10),
  "unused-uploads": nightly("17 3 * * *"),
  ratings: nightly("3 0 * * *"),
  "waiting-votes": nightly("7 2 * * *"),
  "old-searches": nightly("47 3 * * *"),
  "old-visitors": nightly("37 3 * * *"),
  "leading-tools": nightly("27 1 * * *"),
  "tool-places": nightly("7 0 * * *"),
  "tool-claims": { ...nightly("23 * * * *"), limits: { expireInSeconds: 900, retryLimit: 0 } },
  // One that takes longer goes on: its lock keeps the job that follows from doing it twice.
  "open-data": nightly("7 2 * * *"),
};
export type ScheduledJob = keyof typeof schedules;

export const mailQueue = "mail";
