import { expect, it } from "vitest";
import { runAtOnce, sponsorshipLogo } from "./utils";

it("takes a logo of this server only", () => {
  expect(sponsorshipLogo("/uploads/a.png", "suno")).toBe("/uploads/a.png");
  for (const logo of [null, "", "https://elsewhere.example/a.png", "//elsewhere.example/a.png"])
    expect(sponsorshipLogo(logo, "suno")).toBe("/logo/suno");
});

it("knows whether two run at one moment that is still to come", () => {
  const now = Date.parse("2026-05-10T00:00:00Z");
  const day = (n: number) => `2026-05-${String(n).padStart(2, "0")}T00:00:00.000Z`;
  const atOnce = (one: [number?, number?], other: [number?, number?]) => {
    const period = ([from, to]: [number?, number?]) => ({
      startDate: from === undefined ? undefined : day(from),
      endDate: to === undefined ? null : day(to),
    });
    expect(runAtOnce(period(other), period(one), now)).toBe(runAtOnce(period(one), period(other), now));
    return runAtOnce(period(one), period(other), now);
  };
  expect(atOnce([12, 20], [15, 25])).toBe(true);
  expect(atOnce([12], [20])).toBe(true);
  expect(atOnce([undefined, 12], [5, 15])).toBe(true);
  // One begins as the other ends.
  expect(atOnce([12, 15], [15, 20])).toBe(false);
  expect(atOnce([12, 15], [16])).toBe(false);
  expect(atOnce([1, 9], [5, 9])).toBe(false);
});
