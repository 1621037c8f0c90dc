import "server-only";
import { z } from "zod";
import { Prisma } from "@/lib/generated/prisma/client";
import { tags } from "@/lib/platform/cache/tags";
import { isCalled, queryRows } from "@/lib/platform/sql/queries-rows";
import { searchRows } from "@/lib/platform/sql/queries-searches";
import { countTools } from "@/lib/search/queries";
import { cachedTools, launchDueTools } from "@/lib/tools/mutations-due";
import { type RankDto, type RankedList, rankedLists } from "@/lib/tools/ranking/schema";
import { halfLifeDays, viewPoints } from "@/lib/tools/ranking/utils";
import { toRank } from "@/lib/tools/ranking/utils-terms";

/** What a list is ordered by before name and id: the column, and how a person is told its value. */
const orders: Record<RankedList, { column: Prisma.Sql; score: (of: Prisma.Sql) => Prisma.Sql }> = {
  trending: { column: Prisma.sql`trend`, score: (of) => Prisma.sql`${of}.trend` },
  category: { column: Prisma.sql`trend`, score: (of) => Prisma.sql`${of}.trend` },
  popular: { column: Prisma.sql`votes`, score: (of) => Prisma.sql`${of}.votes` },
  rating: { column: Prisma.sql`rating_score`, score: (of) => Prisma.sql`${of}.rating_score` },
  newest: {
    column: Prisma.sql`launched_at`,
    score: (of) => Prisma.sql`extract(epoch FROM ${of}.launched_at)`,
  },
};

/** Where a list has the tool, and who stands just before it. Each part walks along the index of the order. */
function standing(list: RankedList): Prisma.Sql {
  const { column, score } = orders[list];
  const [self, other] = [Prisma.sql`self`, Prisma.sql`other`];
  const among = list === "category" ? Prisma.sql`category = self.category` : Prisma.sql`true`;
  const above = Prisma.sql`search.rank AS other WHERE ${among} AND other.${column} > self.${column}`;
  const beside = Prisma.sql`search.rank AS other
    WHERE ${among} AND other.${column} = self.${column} AND (other.name_key, other.id) < (self.name_key, self.id)`;
  return Prisma.sql`
    SELECT ${list}::text AS list, ${score(self)}::float8 AS score,
      1 + (SELECT count(*) FROM ${above})::int + (SELECT count(*) FROM ${beside})::int AS place,
      tool.name AS "nextName", next.score AS "nextScore"
    FROM self LEFT JOIN LATERAL (
      (SELECT 0 AS step, other.id, ${score(other)}::float8 AS score FROM ${beside} ORDER BY name_key DESC, id DESC LIMIT 1)
      UNION ALL
      (SELECT 1, other.id, ${score(other)}::float8 FROM ${above} ORDER BY other.${column}, name_key DESC, id DESC LIMIT 1)
      ORDER BY step LIMIT 1
    ) AS next ON true LEFT JOIN public.tool ON tool.id = next.id`;
}

const standingRow = z.object({
  list: z.enum(rankedLists),
  score: z.number(),
  place: z.int(),
  nextName: z.string().nullable(),
  nextScore: z.number().nullable(),
});
/** `of`: how many tools the list has. */
export type Standing = z.output<typeof standingRow> & { of: number };

/** What the terms of a tool's scores are made of, beside its standing. */
export const numbersRow = z.object({
  votes: z.int(),
  sampleVotes: z.int(),
  /** What the votes of people are worth today. */
  votePoints: z.number(),
  /** What its views and its launch are worth today; of views only the day is known. */
  viewPoints: z.number(),
  hasSample: z.boolean(),
  rating: z.number().nullable(),
  ratings: z.int(),
  /** How many ratings of today they weigh. */
  weight: z.number(),
  sampleRating: z.boolean(),
  category: z.string(),
  categoryCode: z.int(),
});
export type Numbers = z.output<typeof numbersRow>;

/** {@link numbersRow}, of the tables in {@link numbersTables}. */
export const numbersColumns = (now: Date) => Prisma.sql`
  stats.votes, stats.base_votes AS "sampleVotes", category.name AS category, category.code AS "categoryCode",
  coalesce((SELECT sum(power(2::float8, greatest(-1000, extract(epoch FROM created_at - ${now}::timestamptz)::float8 / ${halfLifeDays * 86_400}::float8)))
    FROM public.vote WHERE tool_id = tool.id AND counts), 0)::float8 AS "votePoints",
  (SELECT power(2::float8, least(0, extract(epoch FROM coalesce(tool.launch_date, tool.created_at) - ${now}::timestamptz)::float8 / ${halfLifeDays * 86_400}::float8))
    + ${viewPoints}::float8 * coalesce(sum(day.views * power(2::float8, greatest(-1000, (day.day - (${now}::timestamptz AT TIME ZONE 'UTC')::date)::float8 / ${halfLifeDays}::float8))), 0)
    FROM public.tool_day AS day WHERE day.tool_id = tool.id AND day.views <> 0)::float8 AS "viewPoints",
  stats.base_votes > 0 OR stats.base_views > 0 AS "hasSample",
  shown.rating, shown.ratings AS weight, stats.rating_count = 0 AS "sampleRating",
  CASE WHEN stats.rating_count > 0 THEN stats.rating_count ELSE stats.base_reviews END AS ratings`;
export const numbersTables = Prisma.sql`
  public.tool JOIN public.tool_stats AS stats ON stats.tool_id = tool.id
  JOIN public.category ON category.id = tool.category_id CROSS JOIN LATERAL search.shown_rating(stats) AS shown`;

/** A published tool's place in every list, by id or slug, as it is at this moment; null where there is none. */
export async function readRank(idOrSlug: string): Promise<RankDto | null> {
  await launchDueTools();
  const now = new Date();
  const wanted = idOrSlug.toLowerCase();
  const [numbers] = await queryRows(numbersRow.extend({ id: z.string() }))`
    SELECT tool.id, ${numbersColumns(now)} FROM ${numbersTables}
    WHERE ${isCalled(Prisma.sql`tool`, wanted)} AND tool.status = 'published'`;
  if (!numbers) return null;
  const standings = await searchRows(standingRow)`
    WITH self AS (SELECT * FROM search.rank WHERE id = ${numbers.id})
    ${Prisma.join(rankedLists.map(standing), " UNION ALL ")}`;
  if (standings.length === 0) return null;
  const [all, inCategory] = [await countTools({}), await countTools({ categories: [numbers.categoryCode] })];
  const sized = standings.map((one) => ({ ...one, of: one.list === "category" ? inCategory : all }));
  return toRank(sized, numbers, now);
}

/** The same as pages show it, with counters that may be a minute old. */
export const getRank = cachedTools("rank", readRank, {
  tags: (idOrSlug) => [tags.tool(idOrSlug), tags.tools, tags.lists],
});
