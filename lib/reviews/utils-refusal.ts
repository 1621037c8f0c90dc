import type { RefusalReason } from "@/lib/reviews/schema";

/** Each reason for which a review is refused, in words. */
export const refusalWords: Record<RefusalReason, string> = {
  spam: "Spam or advertising",
  abuse: "Abusive",
  "off-topic": "Not about the tool",
  "not-used": "Written without having used it",
  conflict: "By somebody with an interest in the tool",
  duplicate: "Repeats another review",
};
