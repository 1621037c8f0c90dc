import "server-only";
import { AppError } from "@/lib/platform/errors";
import { ownSubmission } from "@/lib/submissions/schema";

/** Refuses those who decide on what they sent in themselves. */
export function assertNotOwn(submitterId: string | null, actor: { id: string }): void {
  if (submitterId === actor.id) throw new AppError("forbidden", ownSubmission);
}
