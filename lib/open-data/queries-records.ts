import "server-only";
import { z } from "zod";
import { Prisma } from "@/lib/generated/prisma/client";
import { queryRows, type RowSource } from "@/lib/platform/sql/queries-rows";
import { openTool, type OpenTool, toldDays } from "@/lib/open-data/schema";
import type { ToolFacts } from "@/lib/tools/facts/schema";
import { readDetails } from "@/lib/tools/facts/queries";
import { toDto, toolColumns, toolRow, toolTables } from "@/lib/tools/queries";
import type { ToolDetail } from "@/lib/tools/schema";
import { numbersColumns, numbersRow, numbersTables } from "@/lib/tools/ranking/queries";
import { type RankedList, rankedLists } from "@/lib/tools/ranking/schema";
import { toRank } from "@/lib/tools/ranking/utils-terms";

/** Tools that are read at once. */
const batch = 250;

const standingRow = z.object({
  id: z.string(),
  nameKey: z.string(),
  trend: z.number(),
  votes: z.int(),
  ratingScore: z.number(),
  launched: z.number(),
  of: z.int(),
  ofCategory: z.int(),
  trending: z.int(),
  category: z.int(),
  popular: z.int(),
  rating: z.int(),
  newest: z.int(),
});
type StandingRow = z.output<typeof standingRow>;

/** What each list is ordered by, as the index has it. */
const scores: Record<RankedList, (row: StandingRow) => number> = {
  trending: ({ trend }) => trend,
  category: ({ trend }) => trend,
  popular: ({ votes }) => votes,
  rating: ({ ratingScore }) => ratingScore,
  newest: ({ launched }) => launched,
};

const extraRow = numbersRow.extend({
  id: z.string(),
  sample: openTool.shape.sample,
  days: openTool.shape.days,
  given: openTool.shape.ratings,
  ratingDay: openTool.shape.ratingDay,
});

/** All published tools by id, each as a record, from one moment. Only a batch of them is held at a time. */
export async function* readRecords(source: RowSource, now: Date): AsyncGenerator<OpenTool> {
  await source.$queryRaw`
    DECLARE standing NO SCROLL CURSOR FOR
    SELECT id, name_key AS "nameKey", trend, votes, rating_score AS "ratingScore", extract(epoch FROM launched_at)::float8 AS launched,
      (count(*) OVER ())::int AS of, (count(*) OVER (PARTITION BY category))::int AS "ofCategory",
      (row_number() OVER (ORDER BY trend DESC, name_key, id))::int AS trending,
      (row_number() OVER (PARTITION BY category ORDER BY trend DESC, name_key, id))::int AS category,
      (row_number() OVER (ORDER BY votes DESC, name_key, id))::int AS popular,
      (row_number() OVER (ORDER BY rating_score DESC, name_key, id))::int AS rating,
      (row_number() OVER (ORDER BY launched_at DESC, name_key, id))::int AS newest
    FROM search.rank ORDER BY id COLLATE "C"`;
  for (;;) {
    const standings = await queryRows(standingRow, source)`FETCH ${Prisma.raw(String(batch))} FROM standing`;
    if (standings.length === 0) return;
    yield* await readBatch(source, standings, now);
  }
}

async function readBatch(source: RowSource, standings: StandingRow[], now: Date): Promise<OpenTool[]> {
  const ids = standings.map(({ id }) => id);
  const tools = await queryRows(toolRow, source)`
    SELECT ${toolColumns} FROM ${toolTables} WHERE tool.id = ANY (${ids}::text[])`;
  const details = await readDetails(ids, source);
  const extras = await queryRows(extraRow, source)`
    SELECT tool.id, ${numbersColumns(now)},
      json_build_object('votes', stats.base_votes, 'views', stats.base_views, 'rating', stats.base_rating, 'reviews', stats.base_reviews) AS sample,
      coalesce((SELECT json_agg(json_build_object('day', day, 'votes', votes, 'views', views) ORDER BY day)
        FROM public.tool_day WHERE tool_id = tool.id AND (votes <> 0 OR views <> 0)
          AND day > (${now}::timestamptz AT TIME ZONE 'UTC')::date - ${toldDays}::int), '[]') AS days,
      coalesce((SELECT json_agg(json_build_object('day', day, 'rating', rating, 'count', count) ORDER BY day, rating) FROM (
        SELECT (created_at AT TIME ZONE 'UTC')::date AS day, review.rating, count(*)
        FROM public.review WHERE tool_id = tool.id AND status = 'approved' AND counts GROUP BY 1, 2
      ) AS reviewed), '[]') AS given,
      CASE WHEN stats.rating_count > 0 THEN stats.rating_day::text END AS "ratingDay"
    FROM ${numbersTables} WHERE tool.id = ANY (${ids}::text[])`;
  const toolOf = new Map(tools.map((tool) => [tool.id, tool]));
  const extraOf = new Map(extras.map((extra) => [extra.id, extra]));
  return standings.flatMap((standing) => {
    const [tool, extra] = [toolOf.get(standing.id), extraOf.get(standing.id)];
    return tool && extra ? [toRecord(standing, toDto(tool), extra, details.get(standing.id)!, now)] : [];
  });
}

function withoutPictures({ pictures: _, sources, ...facts }: ToolFacts): OpenTool["facts"] {
  return {
    ...facts,
    sources: sources.flatMap(({ field, ...source }) => (field === "pictures" ? [] : [{ field, ...source }])),
  };
}

/** What the export tells of a tool, in this order. */
const fields = openTool.keyof().options;

function toRecord(
  standing: StandingRow,
  tool: ReturnType<typeof toDto>,
  { sample, days, given, ratingDay, ...numbers }: z.output<typeof extraRow>,
  { facts, tasks }: Pick<ToolDetail, "facts" | "tasks">,
  now: Date,
): OpenTool {
  const standings = rankedLists.map((list) => ({
    list,
    score: scores[list](standing),
    place: standing[list],
    of: list === "category" ? standing.ofCategory : standing.of,
    nextName: null,
    nextScore: null,
  }));
  const rank = toRank(standings, numbers, now).lists.map(({ list, place, of, score, terms }) => [
    list,
    { place, of, score, terms: terms.map(({ name, value }) => ({ name, value })) },
  ]);
  const record: OpenTool = {
    ...tool,
    exportedAt: now.toISOString(),
    nameKey: standing.nameKey,
    tasks,
    facts: withoutPictures(facts),
    sample,
    days,
    ratings: given,
    ratingDay,
    trend: standing.trend,
    rank: Object.fromEntries(rank) as OpenTool["rank"],
  };
  return Object.fromEntries(fields.map((field) => [field, record[field]])) as OpenTool;
}
