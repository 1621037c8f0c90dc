import type { Prisma } from "@/lib/generated/prisma/client";
import { factColumns, type FactRecord } from "@/lib/tools/facts/mapper";
import type { ToolTasksChange } from "@/lib/tools/facts/schema";

/** What of a tool is neither written nor logged: when it was added. */
export const omit = { createdAt: true } as const;
/** A tool as it is written and logged; what only adds tools has none of their facts and tasks. */
export type ToolRecord = Prisma.ToolGetPayload<{ omit: typeof omit }> & {
  facts?: Record<string, Omit<FactRecord, "field">>;
  tasks?: ToolTasksChange;
};

/** The same with facts and tasks. */
export const withFacts = {
  omit,
  include: {
    facts: { select: factColumns, orderBy: { field: "asc" } },
    tasks: {
      select: { how: true, task: { select: { slug: true } } },
      orderBy: [{ position: "asc" }, { taskId: "asc" }],
    },
  },
} as const satisfies Prisma.ToolDefaultArgs;

export const toRecord = ({
  facts,
  tasks,
  ...tool
}: Prisma.ToolGetPayload<typeof withFacts>): Required<ToolRecord> => ({
  ...tool,
  facts: Object.fromEntries(facts.map(({ field, ...fact }) => [field, fact])),
  tasks: tasks.map(({ how, task }) => ({ slug: task.slug, how })),
});
