import "server-only";
import { z } from "zod";
import { Prisma } from "@/lib/generated/prisma/client";
import type { Page } from "@/lib/platform/http/page";
import { containing, queryRows } from "@/lib/platform/sql/queries-rows";
import { factFields, factStates } from "@/lib/tools/facts/schema";
import { type DueFact, dueFact, type FactQueueQuery, mostDue } from "@/lib/tools/facts/schema-queue";
import { goodForDays } from "@/lib/tools/facts/utils-age";
import { factLabels, factLines } from "@/lib/tools/facts/utils-groups";

const keyRow = z.object({ toolId: z.string(), field: z.string() });
const factRow = z.object({
  toolId: z.string(),
  name: z.string(),
  slug: z.string(),
  updatedAt: z.date(),
  views: z.int(),
  field: dueFact.shape.field,
  value: z.json(),
  sourceUrl: z.string(),
  checkedAt: z.date().nullable(),
  state: z.enum(factStates),
  byOwner: z.boolean(),
  samePage: dueFact.shape.samePage,
});

/** Each order in both directions, as its index has it. */
const orders = {
  views: {
    desc: Prisma.sql`stats.base_views + stats.views DESC, stats.tool_id`,
    asc: Prisma.sql`stats.base_views + stats.views, stats.tool_id DESC`,
  },
  checkedAt: {
    asc: Prisma.sql`fact.checked_at NULLS FIRST, fact.tool_id, fact.field`,
    desc: Prisma.sql`fact.checked_at DESC NULLS LAST, fact.tool_id DESC, fact.field DESC`,
  },
};

/** So many tools are looked at of those that a text finds. */
const mostFound = 200;

/**
 * The facts that are due, in order. By views the tools are gone through from the most viewed on, past those of which all is
 * checked: they are no more than editors can have checked within the time that it is good for.
 */
function listKeys({ q, sort, order }: FactQueueQuery) {
  const cutoff = Prisma.sql`now() - make_interval(days => ${goodForDays}::int)`;
  // Pictures are uploaded here: no page says them.
  const due = Prisma.sql`fact.field <> 'pictures' AND (fact.checked_at IS NULL OR fact.checked_at <= ${cutoff})`;
  const found = q
    ? Prisma.sql`AND tool.id = ANY (ARRAY(
        SELECT id FROM public.tool WHERE lower(name) LIKE ${containing(q)} AND status = 'published'
        ORDER BY lower(name), id LIMIT ${mostFound}))`
    : Prisma.empty;
  if (sort === "checkedAt")
    return queryRows(keyRow)`
      SELECT fact.tool_id AS "toolId", fact.field FROM public.tool_fact AS fact
      JOIN public.tool ON tool.id = fact.tool_id AND tool.status = 'published' ${found}
      WHERE ${due} ORDER BY ${orders.checkedAt[order]} LIMIT ${mostDue}`;
  return queryRows(keyRow)`
    SELECT stats.tool_id AS "toolId", fact.field FROM public.tool_stats AS stats
    JOIN public.tool ON tool.id = stats.tool_id AND tool.status = 'published' ${found}
    JOIN public.tool_fact AS fact ON fact.tool_id = stats.tool_id AND ${due}
    ORDER BY ${orders.views[order]}, fact.checked_at NULLS FIRST, fact.field LIMIT ${mostDue}`;
}

export async function listDueFacts(query: FactQueueQuery): Promise<Page<DueFact>> {
  const { page, limit } = query;
  const keys = await listKeys(query);
  const items = await readFacts(keys.slice((page - 1) * limit, page * limit));
  return { items, total: keys.length, page, limit };
}

/** All facts of a tool that can be checked at their source, whenever that was done. */
export async function listFacts(toolId: string): Promise<DueFact[]> {
  return readFacts(
    await queryRows(keyRow)`
      SELECT tool_id AS "toolId", field FROM public.tool_fact
      WHERE tool_id = ${toolId} AND field <> 'pictures' ORDER BY array_position(${[...factFields]}::text[], field)`,
  );
}

async function readFacts(shown: z.output<typeof keyRow>[]): Promise<DueFact[]> {
  const rows = await queryRows(factRow)`
    SELECT tool.id AS "toolId", tool.name, tool.slug,   tool.updated_at AS "updatedAt",
      stats.base_views + stats.views AS views, fact.field, fact.value, coalesce(fact.source_url, tool.website_url) AS "sourceUrl",
      fact.checked_at AS "checkedAt", fact.state,
      EXISTS (SELECT FROM public.tool_claim AS claim WHERE claim.tool_id = fact.tool_id AND claim.user_id = fact.checked_by
        AND claim.status = 'verified') AS "byOwner",
      (SELECT jsonb_agg(jsonb_build_object('field', same.field, 'checkedAt',
          to_char(same.checked_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')) ORDER BY same.field)
        FROM public.tool_fact AS same WHERE same.tool_id = fact.tool_id AND same.field <> 'pictures'
          AND same.source_url IS NOT DISTINCT FROM fact.source_url) AS "samePage"
    FROM unnest(${shown.map(({ toolId }) => toolId)}::text[], ${shown.map(({ field }) => field)}::text[])
      WITH ORDINALITY AS page (tool_id, field, n)
    JOIN public.tool_fact AS fact ON fact.tool_id = page.tool_id AND fact.field = page.field
    JOIN public.tool ON tool.id = fact.tool_id JOIN public.tool_stats AS stats ON stats.tool_id = fact.tool_id
    ORDER BY page.n`;
  return rows.map(toDue);
}

function toDue(row: z.output<typeof factRow>): DueFact {
  const { toolId, name, slug, field, sourceUrl, checkedAt } = row;
  return {
    id: `${toolId}-${field}`,
    tool: { id: toolId, name, slug },
    field,
    ...inWords(row),
    url: sourceUrl,
    checkedAt: checkedAt?.toISOString() ?? null,
    state: row.state,
    byOwner: row.byOwner,
    views: row.views,
    updatedAt: row.updatedAt.toISOString(),
    samePage: row.samePage,
  };
}

/** A fact as the tool's page tells it. */
const inWords = ({ field, value }: z.output<typeof factRow>) => ({
  label: factLabels[field],
  value: factLines(field, value).join("; "),
});
