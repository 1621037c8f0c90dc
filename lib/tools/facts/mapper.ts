import { Prisma } from "@/lib/generated/prisma/client";
import type { FactField, ToolFacts } from "@/lib/tools/facts/schema";

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

const unknown = {
  plans: [],
  hasFreePlan: null,
  platforms: [],
  integrations: [],
  openSource: null,
  licence: null,
  languages: [],
  maker: null,
  country: null,
  inputs: [],
  outputs: [],
  pictures: [],
} satisfies Omit<ToolFacts, "sources">;

/** Facts as the interface gives them; one without a page of its own can be checked on the tool's website. */
export function toFacts(
  rows: (Pick<FactRecord, "field" | "value" | "state"> & {
    sourceUrl: string;
    checkedAt: Date | string | null;
  })[],
): ToolFacts {
  const known = rows.filter(({ field }) => Object.hasOwn(unknown, field));
  return {
    ...unknown,
    ...(Object.fromEntries(known.map(({ field, value }) => [field, value])) as Partial<ToolFacts>),
    sources: known
      .map(({ field, sourceUrl, checkedAt, state }) => ({
        field: field as FactField,
        url: sourceUrl,
        checkedAt: checkedAt && new Date(checkedAt).toISOString(),
        state: state as ToolFacts["sources"][number]["state"],
      }))
      .sort((a, b) => order.indexOf(a.field) - order.indexOf(b.field)),
  };
}
const order = Object.keys(unknown) as FactField[];
