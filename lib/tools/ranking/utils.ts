/**
 * The organic orders, as /ranking describes them. The database keeps the same numbers (search.trend_add, search.rating_score);
 * tests hold both against each other.
 */

/** What a view counts in points of the trend; a vote counts one. */
export const viewPoints = 0.05;
/** How long it takes until a point is worth half. */
export const halfLifeDays = 14;
/** The ratings that every mean begins with: so many, of so many stars. */
export const prior = { ratings: 20, mean: 3.5 } as const;

const dayMs = 86_400_000;
/** From when on the stored trend counts half-lives. */
const epoch = Date.UTC(2020, 0, 1);

/** A point in time and what it was worth then: a vote, a view, the launch. */
export type Points = { at: Date; points: number };

/** The trend of a tool: its points, each faded by its age. */
export const trendingScore = (given: Points[], now: Date): number =>
  given.reduce(
    (sum, { at, points }) => sum + points * 2 ** ((at.getTime() - now.getTime()) / (halfLifeDays * dayMs)),
    0,
  );

/** The trend at a moment, of the logarithm that the database stores: of points in half-lives since 2020. */
export const trendOf = (stored: number, now: Date): number =>
  2 ** (stored - (now.getTime() - epoch) / (halfLifeDays * dayMs));

/** A mean that begins with {@link prior}, so that one review of five stars does not beat a hundred. */
export const ratingScore = (mean: number | null, ratings: number): number =>
  (prior.ratings * prior.mean + (mean ?? 0) * ratings) / (prior.ratings + ratings);

/** How many ratings of five stars a score needs to reach another; null where none are enough. */
export function fiveStarsToReach(wanted: number, mean: number | null, ratings: number): number | null {
  if (wanted >= 5) return null;
  const missing = wanted - ratingScore(mean, ratings);
  return Math.max(0, Math.ceil((missing * (prior.ratings + ratings)) / (5 - wanted)));
}
