import { expect, it } from "vitest";
import { daysAgo, formatDay } from "@/lib/platform/dates/utils";

it("shows the day in UTC, wherever it is read", () => {
  expect(formatDay("2026-11-14T23:59:59.000Z")).toBe("Nov 14, 2026");
  expect(formatDay("2026-11-14T00:00:00+02:00")).toBe("Nov 13, 2026");
});

it("does not show what is no date", () => expect(formatDay("soon")).toBe("Unknown date"));

it("says how many days of UTC ago something was, and nothing of a time to come", () => {
  const now = Date.parse("2026-11-14T00:30:00Z");
  expect(daysAgo("2026-11-14T00:00:00Z", now)).toBe("today");
  expect(daysAgo("2026-11-13T23:59:59Z", now)).toBe("yesterday");
  expect(daysAgo("2026-11-02T12:00:00Z", now)).toBe("12 days ago");
  expect(daysAgo("2026-11-16T12:00:00Z", now)).toBe("today");
});
