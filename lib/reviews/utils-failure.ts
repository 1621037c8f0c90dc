import { CallError } from "@/lib/platform/http/client";

/** Why reviews could not be loaded, in the words that the list shows. */
export function reviewsFailure(reason: unknown): string {
  if (reason instanceof CallError) {
    return reason.status > 0
      ? `Failed to load reviews (${reason.status}). ${reason.message}`
      : "No response received from server. Please check your connection.";
  }
  if (reason instanceof Error && reason.message) return `Request failed: ${reason.message}`;
  return "Failed to load reviews. Please try again later.";
}
