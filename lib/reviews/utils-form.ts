import { CallError, sentenceOf } from "@/lib/platform/http/client";
import type { ReviewText } from "@/lib/reviews/schema";
import { maxComment, maxMonths, maxPoint, maxPoints, maxUsedFor } from "@/lib/reviews/utils-limits";

/** Why a review could not be sent, in the words that the form shows. */
export function submitFailure(reason: unknown): string {
  const other = "An error occurred while submitting your review. Please try again.";
  if (!(reason instanceof CallError)) return other;
  if (reason.status === 0) return reason.message;
  const sentence = sentenceOf(reason);
  if (sentence) return sentence;
  if (reason.status === 401) return "You are not authorized. Please sign in again.";
  if (reason.status === 403) return "You do not have permission to submit a review.";
  return other;
}

/** A review as it is typed: pros and cons one to a line. */
export type ReviewDraft = {
  rating: number | null;
  comment: string;
  pros: string;
  cons: string;
  usedFor: string;
  usedForMonths: number | null;
};
export type ReviewProblems = Partial<Record<Exclude<keyof ReviewDraft, "usedForMonths">, string>>;

/** The lines of a field that say something. */
export const linesOf = (text: string): string[] =>
  text
    .split("\n")
    .map((line) => line.trim())
    .filter(Boolean);

const number = (n: number) => n.toLocaleString("en-US");

function pointsProblem(name: string, text: string): string | undefined {
  const lines = linesOf(text);
  if (lines.length > maxPoints) return `${name} must be at most ${maxPoints} lines`;
  if (lines.some((line) => line.length > maxPoint))
    return `${name} must be at most ${maxPoint} characters each`;
  return undefined;
}

/** What is wrong with a review before it can be sent, in the server's words. */
export function reviewProblems(draft: ReviewDraft): ReviewProblems {
  const length = draft.comment.trim().length;
  const problems: ReviewProblems = {
    rating: draft.rating ? undefined : "Please select a rating",
    comment:
      length === 0
        ? "Please provide a comment"
        : length > maxComment
          ? `Comment must be at most ${number(maxComment)} characters`
          : undefined,
    pros: pointsProblem("Pros", draft.pros),
    cons: pointsProblem("Cons", draft.cons),
    usedFor:
      draft.usedFor.trim().length > maxUsedFor
        ? `What it was used for must be at most ${maxUsedFor} characters`
        : undefined,
  };
  return Object.fromEntries(Object.entries(problems).filter(([, text]) => text));
}

/** What is typed already, then what was said before, then nothing. What the browser kept may be of any shape. */
export function draftFrom(kept: Record<string, unknown> | null, said: ReviewText | null): ReviewDraft {
  const before = said && { ...said, pros: said.pros.join("\n"), cons: said.cons.join("\n") };
  const from: Record<string, unknown> = kept ?? before ?? {};
  const text = (name: string) => (typeof from[name] === "string" ? from[name] : "");
  const whole = (name: string, least: number, most: number) => {
    const value = from[name];
    return typeof value === "number" && value >= least && value <= most ? value : null;
  };
  return {
    rating: whole("rating", 1, 5),
    comment: text("comment"),
    pros: text("pros"),
    cons: text("cons"),
    usedFor: text("usedFor"),
    usedForMonths: whole("usedForMonths", 0, maxMonths),
  };
}
