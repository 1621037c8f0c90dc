import { expect, it } from "vitest";
import { formatDay } from "@/lib/platform/dates/utils";

it("shows the day in UTC, wherever it is read", () => {
  expect(formatDay("2026-11-14T23:59:59.000Z")).toBe("Nov 14, 2026");
  expect(formatDay("2026-11-14T00:00:00+02:00")).toBe("Nov 13, 2026");
});

it("does not show what is no date", () => expect(formatDay("soon")).toBe("Unknown date"));
