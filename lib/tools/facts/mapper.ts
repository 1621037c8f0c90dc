import { Prisma } from "@/lib/generated/prisma/client";
import { type FactField, factFields, noFacts, type ToolFacts } from "@/lib/tools/facts/schema";

/** What of facts and tasks is read with a tool, and logged. */
export const factColumns = {
  field: true,
  value: true,
  sourceUrl: true,
  checkedAt: true,
  checkedBy: true,
  state: true,
} as const;
export type FactRecord = Prisma.ToolFactGetPayload<{ select: typeof factColumns }>;

/** Facts as the interface gives them; one without a page of its own can be checked on the tool's website. */
export function toFacts(
  rows: (Pick<FactRecord, "field" | "value" | "state"> & {
    sourceUrl: string;
    checkedAt: Date | string | null;
  })[],
): ToolFacts {
  const known = rows.filter(({ field }) => (factFields as string[]).includes(field));
  return {
    ...noFacts,
    ...(Object.fromEntries(known.map(({ field, value }) => [field, value])) as Partial<ToolFacts>),
    sources: known
      .map(({ field, sourceUrl, checkedAt, state }) => ({
        field: field as FactField,
        url: sourceUrl,
        checkedAt: checkedAt && new Date(checkedAt).toISOString(),
        state: state as ToolFacts["sources"][number]["state"],
      }))
      .sort((a, b) => factFields.indexOf(a.field) - factFields.indexOf(b.field)),
  };
}
