import { createHash } from "node:crypto";
import type { SampleTool } from "./load";

/** A number from 0 up to 1 that is always the same for a text and a purpose. */
function chance(text: string, purpose: string): number {
  return createHash("sha256").update(`${purpose}:${text}`).digest().readUInt32BE() / 2 ** 32;
}

/** Sample counters of a tool, from how well known it is: votes, views, reviews. */
export function sampleNumbers({ slug, popularity }: Pick<SampleTool, "slug" | "popularity">) {
  const votes = Math.round(15 * Math.exp(popularity / 14) * (0.7 + 0.6 * chance(slug, "votes")));
  return {
    baseVotes: votes,
    baseViews: Math.round(votes * (18 + 22 * chance(slug, "views"))),
    baseReviews: Math.max(1, Math.round(votes / (25 + 30 * chance(slug, "reviews")))),
  };
}

/**
 * How many days ago each tool went live in the sample directory, by slug: a few this week, a score this month, the
 * others over the year and a half before.
 */
export function launchDays(slugs: string[]): Map<string, number> {
  const order = [...slugs].sort((a, b) => chance(a, "launch") - chance(b, "launch"));
  return new Map(
    order.map((slug, i) => [
      slug,
      i < 8 ? 0.4 + i * 0.75 : i < 34 ? 7 + (i - 8) * 0.85 : 31 + ((i - 34) / order.length) * 520,
    ]),
  );
}
