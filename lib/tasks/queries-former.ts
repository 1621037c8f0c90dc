import "server-only";
import { z } from "zod";
import { queryRows, type RowSource } from "@/lib/platform/sql/queries-rows";

const slugsRow = z.object({ former: z.string(), slug: z.string() });

/** What tasks that were renamed or merged are called now, by their former slugs; at most some hundred of them. */
export async function readNewSlugs(slugs: string[], tx: RowSource): Promise<Map<string, string>> {
  const rows = await queryRows(slugsRow, tx)`
    SELECT task_slug.slug AS former, task.slug FROM public.task_slug JOIN public.task ON task.id = task_id
    WHERE task_slug.slug = ANY (${slugs}::text[])`;
  return new Map(rows.map(({ former, slug }) => [former, slug]));
}
