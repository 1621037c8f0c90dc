import "server-only";
import { z } from "zod";
import { invalidate } from "@/lib/platform/cache/cached";
import { tags } from "@/lib/platform/cache/tags";
import { db } from "@/lib/platform/db";
import { queryRows } from "@/lib/platform/sql/queries-rows";

/** Tools whose counters are held at once. */
const batchSize = 500;
const dueRow = z.object({ id: z.string(), categoryId: z.string() });

/** Weighs the ratings of all tools that have reviews as of today, a batch after the other. Done again, it goes on where it was. */
export async function fadeRatings(): Promise<void> {
  for (let after: string | undefined = ""; after !== undefined;) {
    const rated: z.output<typeof dueRow>[] = await fadeBatch(after);
    invalidate(
      ...rated.map(({ id }) => tags.tool(id)),
      ...new Set(rated.map(({ categoryId }) => tags.category(categoryId))),
      ...(rated.length > 0 ? [tags.lists, tags.counters] : []),
    );
    after = rated.at(-1)?.id;
  }
}

const fadeBatch = (after: string) =>
  db.$transaction(async (tx) => {
    const due = await queryRows(dueRow, tx)`
      SELECT stats.tool_id AS id, tool.category_id AS "categoryId"
      FROM public.tool_stats AS stats JOIN public.tool ON tool.id = stats.tool_id
      WHERE stats.tool_id > ${after} AND stats.rating_count > 0
        AND (stats.rating_day IS NULL OR stats.rating_day < (now() AT TIME ZONE 'UTC')::date)
      ORDER BY stats.tool_id LIMIT ${batchSize} FOR NO KEY UPDATE OF stats`;
    if (due.length > 0) await tx.$executeRaw`SELECT FROM public.rate_tools(${due.map(({ id }) => id)})`;
    return due;
  });
