import { z } from "zod";

/** Reviews on one page of a tool's list. */
export const reviewPageSize = 10;

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
    status: z.enum(["pending", "approved", "rejected"]),
    adminResponse: z.string().nullable(),
  })
  .meta({ id: "Review" });
export type ReviewDto = z.output<typeof reviewDto>;

/** One page of a tool's reviews; `pages` is 0 when it has none. */
export const reviewPage = z
  .object({
    reviews: z.array(reviewDto),
    pagination: z.object({ total: z.number().int(), page: z.number().int(), pages: z.number().int() }),
  })
  .meta({ id: "ReviewPage" });
export type ReviewPage = z.output<typeof reviewPage>;

export const reviewQuery = z.object({
  toolId: z
    .string({ error: "Invalid tool ID. Please try again on a different tool." })
    .regex(/^[0-9a-f]{24}$/, "Invalid tool ID. Please try again on a different tool."),
  page: z.coerce.number({ error: "The page is a number from 1." }).int().min(1).max(100_000).default(1),
});
