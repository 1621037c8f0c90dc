import type { ReviewText } from "@/lib/reviews/schema";

const many = (n: number, one: string) => `${n} ${n === 1 ? one : `${one}s`}`;

/** A time of use in words: months, or whole years. */
export function usedTime(months: number): string {
  if (months < 1) return "Less than a month";
  return months < 12 ? many(months, "month") : many(Math.floor(months / 12), "year");
}

/** What a tool was used for and how long; empty when nothing is said of that. */
export function usedText({ usedFor, usedForMonths }: Pick<ReviewText, "usedFor" | "usedForMonths">): string {
  const time = usedForMonths === null ? [] : [usedTime(usedForMonths)];
  return [...(usedFor ? [usedFor] : []), ...time].join(" · ");
}
