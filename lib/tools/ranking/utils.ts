import { dayMs } from "@/lib/platform/dates/utils";

/**
 * The organic orders, as /ranking describes them. The database keeps the same numbers (search.trend_add, search.rating_score,
 * public.rate_tools);
 * tests hold both against each other.
 */

/** What a view counts in points of the trend; a vote counts one. */
export const viewPoints = 0.05;
/** How long it takes until a point is worth half. */
export const halfLifeDays = 14;
/** The ratings that every mean begins with: so many, of so many stars. */
export const prior = { ratings: 20, mean: 3.5 } as const;
/** What a rating that is a year old weighs beside one of today. */
export const yearlyWeight = 0.7;

/** From when on the stored trend counts half-lives. */
const epoch = Date.UTC(2020, 0, 1);

/** The trend at a moment, of the logarithm that the database stores: of points in half-lives since 2020. */
export const trendOf = (stored: number, now: Date): number =>
  2 ** (stored - (now.getTime() - epoch) / (halfLifeDays * dayMs));

/** Approved ratings of a tool: how many of these stars were given on a UTC day (YYYY-MM-DD). */
export type DayRatings = { day: string; rating: number; count: number };

/**
 * The mean of ratings, which is shown, and what they weigh together, at the start of a UTC day (YYYY-MM-DD): each weighs
 * {@link yearlyWeight} for a year of its age in whole days.
 */
export function weighRatings(
  given: readonly DayRatings[],
  today: string,
): { mean: number | null; weight: number } {
  let [sum, weight] = [0, 0];
  for (const { day, rating, count } of given) {
    const age = Math.max(0, (Date.parse(today) - Date.parse(day)) / dayMs);
    const worth = count * yearlyWeight ** (age / 365);
    sum += rating * worth;
    weight += worth;
  }
  // Four stars that all weigh a little less than one are still four.
  return { mean: weight > 0 ? Math.round((sum / weight) * 1e9) / 1e9 : null, weight };
}

/** What a tool's approved ratings bring it in the order by rating, at the start of a UTC day (YYYY-MM-DD). */
export function ratingScore(given: readonly DayRatings[], today: string): number {
  const { mean, weight } = weighRatings(given, today);
  return meanScore(mean, weight);
}

/** A mean that begins with {@link prior}, so that one review of five stars does not beat a hundred. */
export const meanScore = (mean: number | null, weight: number): number =>
  (prior.ratings * prior.mean + (mean ?? 0) * weight) / (prior.ratings + weight);

/** How many ratings of five stars given today a score needs to reach another; null where none are enough. */
export function fiveStarsToReach(wanted: number, mean: number | null, weight: number): number | null {
  if (wanted >= 5) return null;
  const missing = wanted - meanScore(mean, weight);
  return Math.max(0, Math.ceil((missing * (prior.ratings + weight)) / (5 - wanted)));
}

/** The name of the term that is no part of a score: what would bring a tool past the next one. */
export const moveUp = "to move up";
