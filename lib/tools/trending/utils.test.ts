import { expect, it } from "vitest";
import { firstDay, orderNote } from "@/lib/tools/trending/utils";

const now = new Date("2026-03-01T00:30:00+02:00");

it("starts today, in UTC", () => expect(firstDay("day", now)).toBe("2026-02-28"));
it("looks back seven days with today", () => expect(firstDay("week", now)).toBe("2026-02-22"));
it("looks back thirty days with today, over the turn of a year", () => {
  expect(firstDay("month", now)).toBe("2026-01-30");
  expect(firstDay("month", new Date("2026-01-01T12:00:00Z"))).toBe("2025-12-03");
});

it.each([
  ["day", 0, 3, "No votes or views today yet: the order is that of all votes."],
  ["week", 0, 3, "No votes or views in the last 7 days yet: the order is that of all votes."],
  ["month", 2, 3, "First what had votes or views in the last 30 days, then the others by all their votes."],
  ["day", 3, 3, ""],
  ["day", 0, 0, ""],
] as const)("tells of a %s with %i active tools of %i what orders it", (period, active, total, note) =>
  expect(orderNote(period, active, total)).toBe(note),
);
