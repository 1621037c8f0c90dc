import { expect, it } from "vitest";
import { officeDay, formatDateTime } from "@/lib/platform/dates/utils-admin";

it("shows days and moments in one zone, and says when there is none", () => {
  expect(officeDay("2026-03-04T23:59:00.000Z")).toBe("Mar 4, 2026");
  expect(formatDateTime("2026-03-04T23:59:00.000Z")).toMatch(/^Mar 4, 2026, 11:59\sPM$/);
  expect([officeDay(null), officeDay(""), officeDay("soon")]).toEqual([
    "Not Available",
    "Not Available",
    "Invalid date",
  ]);
});
