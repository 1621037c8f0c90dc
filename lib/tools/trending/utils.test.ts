import { expect, it } from "vitest";
import { firstDay } from "@/lib/tools/trending/utils";

const now = new Date("2026-03-01T00:30:00+02:00");

it("starts today, in UTC", () => expect(firstDay("day", now)).toBe("2026-02-28"));
it("looks back seven days with today", () => expect(firstDay("week", now)).toBe("2026-02-22"));
it("looks back thirty days with today, over the turn of a year", () => {
  expect(firstDay("month", now)).toBe("2026-01-30");
  expect(firstDay("month", new Date("2026-01-01T12:00:00Z"))).toBe("2025-12-03");
});
