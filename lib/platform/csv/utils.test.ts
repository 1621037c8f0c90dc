import Papa from "papaparse";
import { describe, expect, it } from "vitest";
import { toCsv, toCsvRow } from "@/lib/platform/csv/utils";

describe("a value that a spreadsheet would run", () => {
  const formulas = ["=1+1", "+1", "-1", "@SUM(A1)", "\t=1", "\r=1"].flatMap((start) => [
    start,
    `${start}\nmore`,
    `${start}\r\nmore`,
  ]);

  it.each(formulas)("is written as text: %j", (formula) => {
    expect(Papa.parse(toCsvRow([formula, "plain"]).trimEnd()).data).toEqual([[`'${formula}`, "plain"]]);
    const [, row] = Papa.parse(toCsv(["heading", "other"], [[formula, 1]])).data;
    expect(row).toEqual([`'${formula}`, "1"]);
  });

  it("is no number, and nothing that holds the signs further on", () => {
    expect(toCsvRow([-1, "a=b", "a\n=b"])).toBe('-1,a=b,"a\n=b"\r\n');
  });
});
