import "server-only";
import { z } from "zod";
import { queryRows } from "@/lib/platform/sql/queries-rows";
import type { Prisma } from "@/lib/generated/prisma/client";
import { db } from "@/lib/platform/db";
import { idPattern } from "@/lib/platform/input/utils";

export const namedRow = z.object({ id: z.string(), name: z.string() });

/** What the records with these ids are called now, whatever kind they are of. Those that are gone are left out. */
export async function listNames(
  ids: string[],
  tx: Prisma.TransactionClient = db,
): Promise<Map<string, string>> {
  const wanted = [...new Set(ids)].filter((id) => idPattern.test(id));
  if (wanted.length === 0) return new Map();
  const rows = await queryRows(namedRow, tx)`
    WITH wanted AS (SELECT unnest(${wanted}::text[]) AS id)
    SELECT id, name FROM public.tool JOIN wanted USING (id)
    UNION ALL SELECT id, name FROM public.category JOIN wanted USING (id)
    UNION ALL SELECT id, name FROM public.task JOIN wanted USING (id)
    UNION ALL SELECT id, phrase FROM public.search_word JOIN wanted USING (id)
    UNION ALL SELECT id, name FROM public."user" JOIN wanted USING (id)
    UNION ALL SELECT id, title FROM public.blog_post JOIN wanted USING (id)
    UNION ALL SELECT id, title FROM public.news_post JOIN wanted USING (id)
    UNION ALL SELECT id, name FROM public.sponsorship JOIN wanted USING (id)
    UNION ALL SELECT id, title FROM public.software_page JOIN wanted USING (id)
    UNION ALL SELECT id, tool_name FROM public.submission JOIN wanted USING (id)
    UNION ALL SELECT id, company_name FROM public.sales_inquiry JOIN wanted USING (id)
    UNION ALL SELECT claim.id, 'Claim of ' || tool.name FROM public.tool_claim AS claim
      JOIN wanted ON wanted.id = claim.id JOIN public.tool ON tool.id = claim.tool_id
    UNION ALL SELECT proposal.id, 'Proposal for ' || tool.name FROM public.tool_proposal AS proposal
      JOIN wanted ON wanted.id = proposal.id JOIN public.tool ON tool.id = proposal.tool_id
    UNION ALL SELECT review.id, 'Review of ' || tool.name FROM public.review
      JOIN wanted ON wanted.id = review.id JOIN public.tool ON tool.id = review.tool_id
    UNION ALL SELECT report.id, 'Report about ' || tool.name FROM public.report
      JOIN wanted ON wanted.id = report.id JOIN public.tool ON tool.id = report.tool_id`;
  return new Map(rows.map(({ id, name }) => [id, name]));
}
