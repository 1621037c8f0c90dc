import { Prisma } from "@/lib/generated/prisma/client";
import { factColumns, type FactRecord } from "@/lib/tools/facts/mapper";
import type { ToolTasksChange } from "@/lib/tools/facts/schema";

const { createdAt: _createdAt, ...written } = Prisma.ToolScalarFieldEnum;

/** What of a tool is written, and logged: every column but when it was added. */
export const columns = Object.fromEntries(Object.keys(written).map((name) => [name, true])) as Record<
  keyof typeof written,
  true
>;
/** A tool as it is written and logged; what only adds tools has none of their facts and tasks. */
export type ToolRecord = Prisma.ToolGetPayload<{ select: typeof columns }> & {
  facts?: Record<string, Omit<FactRecord, "field">>;
  tasks?: ToolTasksChange;
};

/** The same with facts and tasks. */
export const withFacts = {
  ...columns,
  facts: { select: factColumns, orderBy: { field: "asc" } },
  tasks: {
    select: { how: true, task: { select: { slug: true } } },
    orderBy: [{ position: "asc" }, { taskId: "asc" }],
  },
} as const satisfies Prisma.ToolSelect;

export const toRecord = ({
  facts,
  tasks,
  ...tool
}: Prisma.ToolGetPayload<{ select: typeof withFacts }>): Required<ToolRecord> => ({
  ...tool,
  facts: Object.fromEntries(facts.map(({ field, ...fact }) => [field, fact])),
  tasks: tasks.map(({ how, task }) => ({ slug: task.slug, how })),
});
