import { describe, expect, it } from "vitest";
import {
  fiveStarsToReach,
  halfLifeDays,
  ratingScore,
  trendingScore,
  trendOf,
  viewPoints,
} from "@/lib/tools/ranking/utils";

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
    expect(ratingScore(null, 0)).toBe(3.5);
    expect(ratingScore(5, 1)).toBeCloseTo(75 / 21, 12);
    expect(ratingScore(4.8, 100)).toBeGreaterThan(ratingScore(5, 10));
  });

  it("tells how many ratings of five stars reach another score", () => {
    const needed = fiveStarsToReach(4.21, 4, 30)!;
    const with5 = (more: number) => ratingScore((4 * 30 + 5 * more) / (30 + more), 30 + more);
    expect(with5(needed)).toBeGreaterThanOrEqual(4.21);
    expect(with5(needed - 1)).toBeLessThan(4.21);
    expect(fiveStarsToReach(3, 4, 30)).toBe(0);
    expect(fiveStarsToReach(5, 4, 30)).toBeNull();
  });
});
