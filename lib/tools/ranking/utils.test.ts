import { describe, expect, it } from "vitest";
import {
  fiveStarsToReach,
  halfLifeDays,
  meanScore,
  ratingScore,
  trendOf,
  viewPoints,
  weighRatings,
} from "@/lib/tools/ranking/utils";
import { trendingScore } from "@/tests/support/trend";

const now = new Date("2026-11-22T12:00:00Z");
const ago = (days: number) => new Date(now.getTime() - days * 86_400_000);

describe("the trend", () => {
  it("adds votes and views up, each worth half after fourteen days", () => {
    expect(trendingScore([{ at: now, points: 1 }], now)).toBe(1);
    expect(trendingScore([{ at: ago(halfLifeDays), points: 1 }], now)).toBe(0.5);
    expect(
      trendingScore(
        [
          { at: ago(28), points: 4 },
          { at: ago(0), points: viewPoints },
        ],
        now,
      ),
    ).toBeCloseTo(1.05, 12);
  });

  it("is what the stored logarithm says", () => {
    const halfLives = (now.getTime() - Date.UTC(2020, 0, 1)) / (14 * 86_400_000);
    expect(trendOf(halfLives, now)).toBe(1);
    expect(trendOf(halfLives + 3, now)).toBeCloseTo(8, 9);
    expect(trendOf(halfLives, ago(-14))).toBeCloseTo(0.5, 9);
  });
});

describe("the rating", () => {
  it("begins with twenty ratings of 3.5 stars", () => {
    const today = "2026-11-22";
    const given = (rating: number, count: number) => ratingScore([{ day: today, rating, count }], today);
    expect(ratingScore([], today)).toBe(3.5);
    expect(given(5, 1)).toBeCloseTo(75 / 21, 12);
    expect(given(5, 100)).toBeGreaterThan(given(5, 10));
  });

  it("weighs each by its age in whole days, 0.7 after a year", () => {
    const ratings = [
      { day: "2025-11-22", rating: 5, count: 2 },
      { day: "2026-11-22", rating: 2, count: 1 },
    ];
    expect(weighRatings(ratings, "2026-11-22")).toEqual({ mean: 3.75, weight: 2.4 });
    expect(ratingScore(ratings, "2026-11-22")).toBeCloseTo((70 + 5 * 1.4 + 2) / 22.4, 12);
    // A year on all weigh less, and the mean is the same.
    const later = weighRatings(ratings, "2027-11-22");
    expect([later.mean, later.weight]).toEqual([3.75, expect.closeTo(2.4 * 0.7, 12)]);
    // What is dated later than the day is as good as new.
    expect(weighRatings(ratings, "2024-01-01").weight).toBe(3);
    expect(weighRatings([{ day: "2026-10-23", rating: 4, count: 3 }], "2026-11-22").mean).toBe(4);
    expect(weighRatings([], "2026-11-22")).toEqual({ mean: null, weight: 0 });
  });

  it("tells how many ratings of five stars reach another score", () => {
    const needed = fiveStarsToReach(4.21, 4, 30)!;
    const with5 = (more: number) => meanScore((4 * 30 + 5 * more) / (30 + more), 30 + more);
    expect(with5(needed)).toBeGreaterThanOrEqual(4.21);
    expect(with5(needed - 1)).toBeLessThan(4.21);
    expect(fiveStarsToReach(3, 4, 30)).toBe(0);
    expect(fiveStarsToReach(5, 4, 30)).toBeNull();
  });
});
