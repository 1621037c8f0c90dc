import { formatDay } from "@/lib/platform/dates/utils";
import type { ToolFacts } from "@/lib/tools/facts/schema";
import { goodForDays, isStale } from "@/lib/tools/facts/utils-age";
import type { ToolDto } from "@/lib/tools/schema";
import { counted } from "@/lib/tools/utils";

const countries = new Intl.DisplayNames("en", { type: "region" });
const languages = new Intl.DisplayNames("en", { type: "language" });

export const languageName = (code: string): string => languages.of(code) ?? code;

export function ratingInWords({
  rating,
  reviews,
  sampleRating,
}: Pick<ToolDto, "rating" | "reviews" | "sampleRating">): string | null {
  if (rating === null) return null;
  return `${rating.toFixed(1)} of 5 (${counted(reviews, "review")}${sampleRating ? ", sample" : ""})`;
}

export function openSourceInWords({ openSource, licence }: ToolFacts): string | null {
  if (openSource === null) return licence;
  return openSource ? (licence ? `Yes, ${licence}` : "Yes") : "No";
}

export function makerInWords({ maker, country }: ToolFacts): string | null {
  const place = country && (countries.of(country) ?? country);
  return [maker, place].filter(Boolean).join(", ") || null;
}

/** How far a tool's facts were checked: "2 of 9 confirmed, last on Nov 14, 2026". */
export function checksInWords({ sources }: ToolFacts): string | null {
  if (sources.length === 0) return null;
  const counts = (["confirmed", "reported"] as const)
    .map((state) => ({ state, count: sources.filter((source) => source.state === state).length }))
    .filter(({ count }) => count > 0)
    .map(({ state, count }) => `${count} of ${sources.length} ${state}`);
  if (counts.length === 0) return "Unchecked";
  const last = sources
    .flatMap(({ checkedAt }) => checkedAt ?? [])
    .sort()
    .at(-1);
  const stale = sources.filter((source) => isStale(source)).length;
  return [
    ...counts,
    ...(last ? [`last on ${formatDay(last)}`] : []),
    ...(stale ? [`${stale} more than ${goodForDays} days ago`] : []),
  ].join(", ");
}
