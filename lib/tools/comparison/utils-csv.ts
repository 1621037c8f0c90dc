import type { ComparedRow } from "@/lib/tools/comparison/schema";
import type { ToolDto } from "@/lib/tools/schema";

/** A comparison as a sheet: a column for each tool. */
export const toCsvRows = (
  tools: Pick<ToolDto, "name">[],
  rows: ComparedRow[],
): { fields: string[]; data: (string | null)[][] } => ({
  fields: ["Field", ...tools.map(({ name }) => name), "Differs"],
  data: rows.map(({ label, values, differs }) => [
    label,
    ...values.map((value) => (Array.isArray(value) ? value.join("; ") : value)),
    differs ? "yes" : "no",
  ]),
});

/** "compare-chatgpt-claude.csv" */
export const csvName = (tools: Pick<ToolDto, "slug">[]): string =>
  `compare-${tools.map(({ slug }) => slug).join("-")}.csv`;
