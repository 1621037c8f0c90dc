import { z } from "zod";
import { refusalReasons } from "@/lib/reviews/schema";

/** A month in UTC, as addresses have it. */
export const month = z.string().regex(/^20\d\d-(0[1-9]|1[0-2])$/, 'A month is written "2026-11".');

const count = z.int().min(0);

/** Why a review was refused; `unsaid` where no reason was chosen. */
export const refusals = [...refusalReasons, "unsaid"] as const;
export type Refusal = (typeof refusals)[number];

/** What was done in a month, without anybody's name. */
export const integrityMonth = z
  .object({
    month,
    votes: z.object({
      cast: count,
      removed: z.object({
        takenBack: count.meta({ description: "By who had cast them." }),
        withAccount: count.meta({ description: "Their account was deleted." }),
        withTool: count.meta({ description: "Their tool was removed by an administrator." }),
      }),
    }),
    reviews: z.object({
      received: count.meta({ description: "New ones; a changed one is not new." }),
      unchecked: count.meta({
        description: "Of these, published at once because the site asked for no approval.",
      }),
      approved: count,
      refused: z.object(
        Object.fromEntries(refusals.map((reason) => [reason, count])) as Record<Refusal, typeof count>,
      ),
      medianSecondsInQueue: z.number().min(0).nullable().meta({
        description: "From a review's last change to the decision on it; null without any.",
      }),
    }),
    proposals: z.object({ approved: count, refused: count }).meta({
      description: "Changes that owners proposed of their tools.",
    }),
    accounts: z.object({ suspended: count, banned: count }),
    links: z.object({ gone: count.meta({ description: "Websites of tools that were found gone." }) }),
    listings: z.object({ paid: count.meta({ description: "Sponsored listings that were added." }) }),
  })
  .meta({ id: "IntegrityMonth" });
export type IntegrityMonth = z.output<typeof integrityMonth>;

export const integrityQuery = z.object({
  month: month.optional().meta({ description: "In UTC; left out: this month." }),
});

/** What the public log of moderation tells of. */
export const moderationActions = [
  "review.approve",
  "review.reject",
  "review.delete",
  "submission.approve",
  "submission.reject",
  "submission.reopen",
  "user.status",
  "tool.status",
  "tool.delete",
  "review.revise",
  "review.keep",
  "review.update",
  "answer.remove",
  "claim.revoke",
  "claim.allow",
  "tool.link",
  "proposal.approve",
  "proposal.reject",
] as const;

/** A line of the public log: a day, what was done, why, and the public tool that it is about. Never a person. */
export type ModerationEntry = {
  day: string;
  what: string;
  why: string | null;
  tool: { name: string; slug: string } | null;
};
