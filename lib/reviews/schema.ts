import { z } from "zod";
import { plainText, plainTextOrNull } from "@/lib/platform/plain-text/schema";

/** Reviews on one page of a tool's list. */
export const reviewPageSize = 10;
/** The longest comment, characters. */
export const maxComment = 5_000;

const reviewStatuses = ["pending", "approved", "rejected"] as const;
export type ReviewStatus = (typeof reviewStatuses)[number];

const invalidTool = "Invalid tool ID. Please try again on a different tool.";
const objectId = /^[0-9a-f]{24}$/;
const toolId = z.string({ error: invalidTool }).regex(objectId, invalidTool);
const updatedAt = z.iso
  .datetime({ error: "updatedAt is an ISO 8601 date." })
  .optional()
  .meta({ description: "The record that the change started from; a newer one on the server answers 409." });

/** A review as the public sees it. */
export const reviewDto = z
  .object({
    _id: z.string(),
    id: z.string(),
    toolId: z.string(),
    rating: z.number().int().min(1).max(5),
    comment: z.string(),
    userName: z.string(),
    userAvatar: z.string().nullable(),
    createdAt: z.string(),
    status: z.enum(reviewStatuses),
    adminResponse: z.string().nullable(),
    toolName: z
      .string()
      .optional()
      .meta({ description: "For moderators and its author, as all that follows." }),
    toolSlug: z.string().optional(),
    userId: z.string().optional(),
    updatedAt: z.string().optional(),
    counts: z.boolean().optional().meta({
      description:
        "False while its author's e-mail address is not confirmed, where the site sends mail: until then nobody else reads it.",
    }),
  })
  .meta({ id: "Review" });
export type ReviewDto = z.output<typeof reviewDto>;
/** A review as its author, and those who moderate it, see it. */
export type ReviewRecord = Required<ReviewDto>;

/** One page of a tool's reviews; `pages` is 0 when it has none. */
export const reviewPage = z
  .object({
    reviews: z.array(reviewDto),
    pagination: z.object({ total: z.number().int(), page: z.number().int(), pages: z.number().int() }),
  })
  .meta({ id: "ReviewPage" });
export type ReviewPage = z.output<typeof reviewPage>;

export const reviewQuery = z
  .object({
    toolId: toolId.optional().meta({ description: "Required but for moderators." }),
    page: z.coerce.number({ error: "The page is a number from 1." }).int().min(1).max(100_000).default(1),
    isAdmin: z
      .enum(["true", "false"], { error: 'isAdmin is "true" or "false".' })
      .optional()
      .meta({ description: "`true`: reviews of any status, for moderators." }),
    status: z
      .enum(["all", ...reviewStatuses], {
        error: 'The status is "pending", "approved", "rejected" or "all".',
      })
      .optional(),
  })
  .refine((query) => query.toolId || query.isAdmin === "true", { path: ["toolId"], message: invalidTool });

export const toolIdQuery = z.object({ toolId });
export const reviewParams = z.object({
  id: z.string().regex(objectId, "There is no review with this id."),
});

const select = "Please select a rating";
const comment = plainText({ required: "Please provide a comment", max: maxComment, name: "Comment" });

/** What somebody says of a tool. The order is that in which its faults are told. */
export const reviewInput = z.object({
  rating: z.number({ error: select }).int(select).min(1, select).max(5, select),
  comment,
  toolId,
});
export type ReviewInput = z.output<typeof reviewInput>;

/** What those are told who decide, of what they wrote themselves. */
export const ownReview = "You can't decide on your own review. Another moderator or administrator does.";

/** Why a review is rejected. These words are public, so nobody writes others. */
export const refusalReasons = ["spam", "abuse", "off-topic", "not-used", "conflict", "duplicate"] as const;
export type RefusalReason = (typeof refusalReasons)[number];

export const reviewDecision = z.object({
  status: z.enum(["approved", "rejected"], { error: 'The status is "approved" or "rejected".' }),
  reason: z
    .enum(refusalReasons, { error: "Choose one of the reasons." })
    .optional()
    .meta({ description: "Why it is rejected; public, without the review." }),
  updatedAt,
});
export type ReviewDecision = z.output<typeof reviewDecision>;

/** What an administrator changes of a review; an empty answer takes it away. */
export const reviewChange = z
  .object({
    comment: comment.optional(),
    adminResponse: plainTextOrNull({ max: maxComment, name: "Response" }).optional(),
    updatedAt,
  })
  .refine((change) => change.comment !== undefined || change.adminResponse !== undefined, {
    message: "Please provide a comment",
  });
export type ReviewChange = z.output<typeof reviewChange>;
