import "server-only";
import { AppError } from "@/lib/platform/errors";
import { ownReview } from "@/lib/reports/schema";

/** Refuses those who decide on reports of what they wrote themselves. */
export function assertNotAuthor(authorId: string | undefined, actor: { id: string }): void {
  if (authorId === actor.id) throw new AppError("forbidden", ownReview);
}
