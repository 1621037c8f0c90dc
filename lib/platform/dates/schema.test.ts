import { describe, expect, it } from "vitest";
import { configPatch } from "@/lib/config/schema";
import { homeRowsChange } from "@/lib/home-rows/schema";
import { proposalDecision } from "@/lib/owners/schema-proposals";
import { logQuery } from "@/lib/platform/audit-log/schema";
import { isoDate, isoDateTime } from "@/lib/platform/dates/schema";
import { softwareChange } from "@/lib/software-pages/schema";
import { factConfirmation, factRetraction } from "@/lib/tools/facts/schema-queue";
import { toolUpdate } from "@/lib/tools/schema-admin";
import { toolForm } from "@/lib/tools/schema-form";

describe("a date", () => {
  it.each(["1900-01-01", "2026-02-28", "9998-12-31"])("is one of a year that everything knows: %s", (day) => {
    expect(isoDate("No").parse(day)).toBe(day);
    expect(isoDateTime("No").parse(`${day}T12:00:00+02:00`)).toBe(`${day}T12:00:00+02:00`);
  });

  it.each(["0000-01-01", "1899-12-31", "9999-01-01", "2026-02-30", "2026-2-3", ""])("is none: %j", (day) => {
    expect(isoDate("No").safeParse(day).error?.issues[0]?.message).toBe("No");
    expect(isoDateTime("No").safeParse(`${day}T12:00:00Z`).success).toBe(false);
  });

  const moment = "0000-01-01T00:00:00Z";
  it.each([
    ["from", logQuery, { from: "0000-01-01" }],
    ["to", logQuery, { to: "9999-12-31" }],
    ["content.lastUpdated", softwareChange, { content: { lastUpdated: "0000-01-01" } }],
    ["launchDate", toolUpdate, { launchDate: moment }],
    ["launchDate", toolForm.pick({ launchDate: true }), { launchDate: "0000-01-01" }],
    ["updatedAt", configPatch, { updatedAt: moment }],
    ["updatedAt", homeRowsChange, { rows: [], updatedAt: moment }],
    ["updatedAt", proposalDecision, { status: "approved", updatedAt: moment }],
    ["facts.0.checkedAt", factConfirmation, { facts: [{ field: "plans", checkedAt: moment }] }],
    ["confirmedAt", factRetraction, { confirmedAt: moment }],
  ])("is refused as %s", (path, schema, input) => {
    const issues = schema.safeParse(input).error?.issues ?? [];
    expect(issues.map((issue) => issue.path.join("."))).toEqual([path]);
  });
});
