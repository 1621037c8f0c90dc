import type { Review } from "@/lib/generated/prisma/client";
import { changedFields, tags } from "@/lib/platform/cache/tags";

/** What a column is for: `text` only lists of reviews show it; `rating` what shows the tool's rating does as well. */
type Use = "text" | "rating" | "activity";

/** Of each column that is not for the text alone. */
const usesOfReview: Partial<Record<keyof Review, readonly Use[]>> = {
  toolId: ["text", "rating", "activity"],
  rating: ["text", "rating"],
  status: ["text", "rating", "activity"],
  counts: ["text", "rating", "activity"],
  // Moderators and authors alone are told.
  revision: [],
  revisionStatus: [],
  updatedAt: [],
  // A counter, which pages may tell a minute late.
  helpful: [],
};

/** What is known of a review when it changes. */
export type ReviewState = Pick<Review, "status"> & Partial<Review>;

const isShown = (review: ReviewState | null) => review?.status === "approved" && review.counts !== false;

/** What a change of a review makes old: nothing while nobody sees it. Null for what was not there before, or is not any more. */
export function tagsOfReviewChange(
  tool: { toolId: string; categoryId: string },
  before: ReviewState | null,
  after: ReviewState | null,
): string[] {
  if (!isShown(before) && !isShown(after)) return [];
  const tagsOf: Record<Use, string[]> = {
    text: [tags.reviewsOf(tool.toolId)],
    rating: [tags.tool(tool.toolId), tags.lists, tags.category(tool.categoryId)],
    activity: [tags.activity],
  };
  const uses = new Set(
    changedFields(before, after).flatMap((name) => usesOfReview[name] ?? (["text"] as const)),
  );
  return [...new Set([...uses].flatMap((use) => tagsOf[use]))];
}
