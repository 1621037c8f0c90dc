import { describe, expect, it } from "vitest";
import { isRunning, listingLogo, nextChange } from "./utils";

it("takes a logo of this server only", () => {
  expect(listingLogo("/uploads/a.png", "suno")).toBe("/uploads/a.png");
  for (const logo of [null, "", "https://elsewhere.example/a.png", "//elsewhere.example/a.png"])
    expect(listingLogo(logo, "suno")).toBe("/logo/suno");
});

const at = (seconds: number) => new Date(seconds * 1_000).toISOString();
const period = (start: number, end: number | null) => ({
  startDate: at(start),
  endDate: end === null ? null : at(end),
});

describe("isRunning", () => {
  it.each([
    [period(10, 20), 9, false],
    [period(10, 20), 10, true],
    [period(10, 20), 19, true],
    [period(10, 20), 20, false],
    [period(10, null), 99_999, true],
    [period(10, null), 9, false],
  ])("%j at %i: %s", (listing, now, expected) => expect(isRunning(listing, now * 1_000)).toBe(expected));
});

describe("nextChange", () => {
  const listings = [period(10, 40), period(20, null), period(5, 30)];
  it.each([
    [0, 5],
    [5, 10],
    [12, 20],
    [20, 30],
    [30, 40],
    [40, Infinity],
  ])("after %i is %i", (now, next) => expect(nextChange(listings, now * 1_000)).toBe(next * 1_000));

  it("never comes without listings", () => expect(nextChange([], 0)).toBe(Infinity));
});
