import "server-only";
import { inOrder } from "@/lib/platform/sql/utils";
import { db } from "@/lib/platform/db";
import type { Page } from "@/lib/platform/http/page";
import { toFacts } from "@/lib/tools/facts/mapper";
import { withFacts } from "@/lib/tools/mapper";
import { listToolTable } from "@/lib/tools/queries-table";
import type { ImportRow } from "@/lib/tools/schema-import";
import type { ToolTableQuery } from "@/lib/tools/schema-table";
import { toImportRow } from "@/lib/tools/utils-import-row";

/** A page of tools as rows of a file that can be imported again. Undefined: there is no such category. */
export async function exportTools(query: ToolTableQuery): Promise<Page<Required<ImportRow>> | undefined> {
  const page = await listToolTable(query);
  if (!page) return undefined;
  const ids = page.items.map(({ id }) => id);
  const rows = await db.tool.findMany({
    where: { id: { in: ids } },
    include: { ...withFacts.include, category: { select: { name: true } } },
  });
  const items = inOrder(ids, rows).map((row) => {
    const tasks = row.tasks.map(({ how, task }) => ({ slug: task.slug, how }));
    const facts = toFacts(
      row.facts.map((fact) => ({ ...fact, sourceUrl: fact.sourceUrl ?? row.websiteUrl })),
    );
    const pricing = { type: row.pricingType, startingPrice: row.startingPrice };
    return toImportRow({ ...row, category: row.category.name, pricing, facts, tasks });
  });
  return { ...page, items };
}
