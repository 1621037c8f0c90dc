import { z } from "zod";
import { pageUpTo, recordId, startedFrom } from "@/lib/platform/input/schema";
import { idPattern } from "@/lib/platform/input/utils";
import { cleanText, plainText, plainTextOrNull } from "@/lib/platform/plain-text/schema";
import { maxComment, maxMonths, maxPoint, maxPoints, maxUsedFor } from "@/lib/reviews/utils-limits";
import { reviewAnswer } from "@/lib/reviews/schema-answers";

/** Reviews on one page of a tool's list. */
export const reviewPageSize = 10;

const reviewStatuses = ["pending", "approved", "rejected"] as const;
export type ReviewStatus = (typeof reviewStatuses)[number];

const invalidTool = "Invalid tool ID. Please try again on a different tool.";
const toolId = z.string({ error: invalidTool }).regex(idPattern, invalidTool);
/** The orders of a tool's reviews; the first is meant where none is named. */
const reviewSorts = ["helpful", "newest", "lowest"] as const;
export type ReviewSort = (typeof reviewSorts)[number];

/** What somebody says in a review: what is approved or refused as a whole. */
export const reviewText = z.object({
  rating: z.number().int().min(1).max(5),
  comment: z.string(),
  pros: z.array(z.string()),
  cons: z.array(z.string()),
  usedFor: z.string().nullable(),
  usedForMonths: z.number().int().nullable(),
});
export type ReviewText = z.output<typeof reviewText>;

/** What an approved review is to become, as its author changed it. */
const reviewRevision = reviewText
  .extend({
    status: z.enum(["pending", "rejected"]),
    userName: z.string().meta({ description: "The author's name, as it is now." }),
  })
  .meta({ id: "ReviewRevision" });
export type ReviewRevision = z.output<typeof reviewRevision>;

/** A review as the public sees it. */
export const reviewDto = z
  .object({
    _id: z.string(),
    id: z.string(),
    toolId: z.string(),
    ...reviewText.shape,
    userName: z.string(),
    userAvatar: z.string().nullable(),
    createdAt: z.string(),
    status: z.enum(reviewStatuses),
    adminResponse: z.string().nullable(),
    helpful: z.number().int().meta({ description: "How many found it helpful." }),
    byOwner: z.boolean().meta({ description: "Whether its author is a verified owner of the tool now." }),
    answer: reviewAnswer.nullable().meta({ description: "What an owner of the tool says to it." }),
    revision: reviewRevision.nullable().optional().meta({
      description: "A change that is not approved; for moderators and its author, as all that follows.",
    }),
    toolName: z.string().optional(),
    toolSlug: z.string().optional(),
    userId: z.string().optional(),
    updatedAt: z.string().optional(),
    counts: z.boolean().optional().meta({
      description:
        "False while its author's email address is not confirmed, where the site sends mail: until then nobody else reads it.",
    }),
  })
  .meta({ id: "Review" });
export type ReviewDto = z.output<typeof reviewDto>;
/** A review as its author, and those who moderate it, see it. */
export type ReviewRecord = Required<ReviewDto>;

export type ListedReview = Pick<
  ReviewRecord,
  "id" | "rating" | "comment" | "status" | "adminResponse" | "createdAt"
> & {
  /** Of a change of what is approved already. */
  revisionStatus: string | null;
  /** Why it, or its change, was rejected, where a reason was chosen. */
  refusal: RefusalReason | null;
  /** Without a slug where it has no page. */
  tool: { name: string; slug: string | null };
};

/** How many of a tool's reviews have five stars, four, and so on. */
const histogram = z.array(z.object({ rating: z.number().int(), count: z.number().int() }));
export type Histogram = z.output<typeof histogram>;

/** One page of a tool's reviews; `pages` is 0 when it has none. */
export const reviewPage = z
  .object({
    reviews: z.array(reviewDto),
    histogram: histogram.optional().meta({
      description: "All that is shown of the tool, whichever rating was asked for; not for moderators.",
    }),
    pagination: z.object({ total: z.number().int(), page: z.number().int(), pages: z.number().int() }),
  })
  .meta({ id: "ReviewPage" });
export type ReviewPage = z.output<typeof reviewPage>;

export const reviewQuery = z
  .object({
    toolId: toolId.optional().meta({ description: "Required but for moderators." }),
    page: pageUpTo(100_000),
    sort: z
      .enum(reviewSorts, { error: 'The sort is "helpful", "newest" or "lowest".' })
      .optional()
      .meta({ description: "`helpful` unless said otherwise; for moderators always `newest`." }),
    rating: z.coerce
      .number({ error: "The rating is a number from 1 to 5." })
      .int("The rating is a number from 1 to 5.")
      .min(1, "The rating is a number from 1 to 5.")
      .max(5, "The rating is a number from 1 to 5.")
      .optional()
      .meta({ description: "Only reviews with so many stars." }),
    isAdmin: z.enum(["true", "false"], { error: 'isAdmin is "true" or "false".' }).optional().meta({
      description:
        "`true`: reviews of any status, for moderators; of `pending` also the approved ones with a change that waits.",
    }),
    status: z
      .enum(["all", ...reviewStatuses], {
        error: 'The status is "pending", "approved", "rejected" or "all".',
      })
      .optional(),
  })
  .refine((query) => query.toolId || query.isAdmin === "true", { path: ["toolId"], message: invalidTool });

/** The order and the stars that an address asks for. */
export const reviewView = z.object({
  sort: z.enum(reviewSorts).optional(),
  rating: z
    .string()
    .regex(/^[1-5]$/)
    .transform(Number)
    .optional(),
});
export type ReviewView = z.output<typeof reviewView>;

export const toolIdQuery = z.object({ toolId });
export const reviewParams = z.object({
  id: recordId("There is no review with this id."),
});

const select = "Please select a rating";
const comment = plainText({ required: "Please provide a comment", max: maxComment, name: "Comment" });

/** Short lines, each once; empty ones don't count. */
const points = (name: string) =>
  z
    .array(z.string().max(1_000, `${name} must be at most ${maxPoint} characters each`), {
      error: `${name} is a list of lines.`,
    })
    .max(50, `${name} must be at most ${maxPoints} lines`)
    .transform((lines) => [
      ...new Set(lines.map((line) => cleanText(line).replace(/\s+/g, " ")).filter(Boolean)),
    ])
    .pipe(
      z
        .array(z.string().max(maxPoint, `${name} must be at most ${maxPoint} characters each`))
        .max(maxPoints, `${name} must be at most ${maxPoints} lines`),
    )
    .optional();
const months = `The months are a number from 0 to ${maxMonths}.`;

/**
 * What somebody says of a tool. The order is that in which its faults are told. What is left out of pros, cons and use
 * stays as it was said before; empty lists and null take it away.
 */
export const reviewInput = z.object({
  rating: z.number({ error: select }).int(select).min(1, select).max(5, select),
  comment,
  toolId,
  pros: points("Pros"),
  cons: points("Cons"),
  usedFor: plainTextOrNull({ max: maxUsedFor, name: "What it was used for" }).optional(),
  usedForMonths: z
    .number({ error: months })
    .int(months)
    .min(0, months)
    .max(maxMonths, months)
    .nullable()
    .optional()
    .meta({ description: "For how many months it was used; 0 is less than one." }),
});
export type ReviewInput = z.output<typeof reviewInput>;

/** What those are told who decide, of what they wrote themselves. */
export const ownReview = "You can't decide on your own review. Another moderator or administrator does.";
/** And of what others wrote of a tool that they own. */
export const ownTool = "You can't decide on reviews of your own tool.";

/** Why a review is rejected. These words are public, so nobody writes others. */
export const refusalReasons = ["spam", "abuse", "off-topic", "not-used", "conflict", "duplicate"] as const;
export type RefusalReason = (typeof refusalReasons)[number];

export const reviewDecision = z.object({
  status: z.enum(["approved", "rejected"], { error: 'The status is "approved" or "rejected".' }),
  reason: z
    .enum(refusalReasons, { error: "Choose one of the reasons." })
    .optional()
    .meta({ description: "Why it is rejected; public, without the review." }),
  updatedAt: startedFrom,
});
export type ReviewDecision = z.output<typeof reviewDecision>;

export const helpfulResult = z
  .object({ helpful: z.number().int(), isHelpful: z.boolean() })
  .meta({ id: "HelpfulResult" });
export type HelpfulResult = z.output<typeof helpfulResult>;

/** What an administrator changes of a review; an empty answer takes it away. */
export const reviewChange = z
  .object({
    comment: comment.optional(),
    adminResponse: plainTextOrNull({ max: maxComment, name: "Response" }).optional(),
    updatedAt: startedFrom,
  })
  .refine((change) => change.comment !== undefined || change.adminResponse !== undefined, {
    message: "Please provide a comment",
  });
export type ReviewChange = z.output<typeof reviewChange>;
