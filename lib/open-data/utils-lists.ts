import { openTool, toldDays } from "@/lib/open-data/schema";
import type { z } from "zod";
import { dayMs } from "@/lib/platform/dates/utils";
import type { RankedList } from "@/lib/tools/ranking/schema";
import { halfLifeDays, meanScore, ratingScore, trendOf, viewPoints } from "@/lib/tools/ranking/utils";

/** What of a line the lists follow from. */
export const rankedLine = openTool.omit({
  description: true,
  websiteUrl: true,
  features: true,
  useCases: true,
  isNew: true,
  isTrending: true,
  isTopRated: true,
  premiumBadge: true,
});
export type RankedLine = z.output<typeof rankedLine>;

/** A public list: its name, how the interface is asked for it, and its tools in order. */
export type PublicList = { name: string; query: string; tools: RankedLine[] };

/** Sums of the same numbers in another order differ in their last digits. */
const near = (a: number, b: number) => Math.abs(a - b) <= 1e-9 * Math.max(1, Math.abs(a), Math.abs(b));

export function groupBy(tools: RankedLine[], textsOf: (tool: RankedLine) => string[]) {
  const groups = new Map<string, RankedLine[]>();
  for (const tool of tools)
    for (const text of textsOf(tool)) {
      const group = groups.get(text);
      if (group) group.push(tool);
      else groups.set(text, [tool]);
    }
  return groups;
}

/** As the database compares texts: by their bytes. */
const byBytes = (a: string, b: string) => (a === b ? 0 : Buffer.compare(Buffer.from(a), Buffer.from(b)));

/** The rating of a tool: of its reviews, as they weigh on a day, or the sample until there are any. */
const ratingOf = ({ ratings, ratingDay, sample, exportedAt }: RankedLine) =>
  ratings.length > 0
    ? ratingScore(ratings, ratingDay ?? exportedAt.slice(0, 10))
    : meanScore(sample.rating, sample.reviews);

/** What the lists are ordered by, computed from a tool's own numbers. */
const scores: Record<RankedList, (tool: RankedLine) => number> = {
  trending: ({ trend }) => trend,
  category: ({ trend }) => trend,
  popular: ({ votes }) => votes,
  // Held against the reviews below; it is the database that tells which sums are equal to the last digit.
  rating: ({ rank }) => rank.rating.score,
  newest: ({ launchDate, createdAt }) => Date.parse(launchDate ?? createdAt) / 1000,
};

/**
 * The least and the most that votes, views, launch and sample numbers can count for in the trend. The file tells the day of a
 * vote and not its moment, and sample numbers as a whole.
 */
function trendBounds({ exportedAt, days, votes, views, sample }: RankedLine): [number, number] {
  const now = Date.parse(exportedAt);
  const faded = (at: number) => 2 ** (-Math.max(0, now - at) / (halfLifeDays * dayMs));
  const sum = (valueOf: (day: RankedLine["days"][number]) => number) =>
    days.reduce((all, day) => all + valueOf(day), 0);
  const points = (day: { votes: number; views: number }) => day.votes + viewPoints * day.views;
  const older = points({
    votes: votes - sample.votes - sum((day) => day.votes),
    views: views - sample.views - sum((day) => day.views),
  });
  const least = sum((day) => points(day) * faded(Date.parse(day.day)));
  const most = sum((day) => points(day) * faded(Date.parse(day.day) + dayMs));
  return [least, most + older * faded(now - (toldDays - 1) * dayMs) + points(sample) + 1];
}

/** What a tool's scores should be by its other numbers and are not, in words; undefined where all are right. */
function wrongScore(tool: RankedLine): string | undefined {
  const points = trendOf(tool.trend, new Date(tool.exportedAt));
  const [least, most] = trendBounds(tool);
  const expected: Record<RankedList, number> = {
    trending: points,
    category: points,
    popular: scores.popular(tool),
    rating: ratingOf(tool),
    newest: scores.newest(tool),
  };
  for (const [list, value] of Object.entries(expected)) {
    const { score, terms } = tool.rank[list as RankedList];
    if (!near(score, value))
      return `${list} of "${tool.name}": the file says ${score}, its numbers give ${value}`;
    if (list === "rating") continue;
    const sum = terms.reduce((all, term) => all + term.value, 0);
    if (!near(score, sum))
      return `${list} of "${tool.name}": the file says ${score}, its terms add up to ${sum}`;
  }
  if (points < least * (1 - 1e-6) - 1e-6 || points > most * (1 + 1e-6))
    return `trending of "${tool.name}": the file says ${points}, its days give from ${least} to ${most}`;
  return undefined;
}

/** A list in its order, and how the interface is asked for it. */
function makeList(list: RankedList, tools: RankedLine[], slug?: string): PublicList {
  const keyed = tools.map((tool) => ({ tool, score: scores[list](tool) }));
  keyed.sort(
    (a, b) => b.score - a.score || byBytes(a.tool.nameKey, b.tool.nameKey) || byBytes(a.tool.id, b.tool.id),
  );
  return {
    name: slug ? `trending in ${slug}` : list,
    // A slug alone may be the name of several categories on the home page.
    query: slug ? `sort=trending&category=${slug},${slug}` : `sort=${list}`,
    tools: keyed.map(({ tool }) => tool),
  };
}

/** All public lists, from the numbers of the tools alone. */
export function recompute(tools: RankedLine[]): PublicList[] {
  const all = (["trending", "popular", "rating", "newest"] as const).map((list) => makeList(list, tools));
  const byCategory = groupBy(tools, ({ categorySlug }) => [categorySlug]);
  return [...all, ...[...byCategory].map(([slug, members]) => makeList("category", members, slug))];
}

/** The first thing in a file that its own numbers do not give; undefined where there is none. */
export function firstDifference(tools: RankedLine[], lists: PublicList[]): string | undefined {
  const wrong = tools.map(wrongScore).find(Boolean);
  if (wrong) return wrong;
  for (const { name, tools: ordered } of lists)
    for (const [at, tool] of ordered.entries()) {
      const { place, of } = tool.rank[name.startsWith("trending in ") ? "category" : (name as RankedList)];
      if (place !== at + 1 || of !== ordered.length)
        return `${name}, place ${at + 1} of ${ordered.length}: "${tool.name}" by its numbers, which the file has at ${place} of ${of}`;
    }
  return undefined;
}
