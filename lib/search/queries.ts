import "server-only";
import { LRUCache } from "lru-cache";
import { db } from "@/lib/db";
import { Prisma } from "@/lib/generated/prisma/client";
import { condition, type IndexFilter, orderBy, sortedBy, type SortOrder } from "@/lib/search/filter";
import {
  anyTier,
  correctedTiers,
  type Correction,
  joined,
  meaningful,
  strictTiers,
  type Word,
} from "@/lib/search/parse";

/** Which tools of the index a list shows: ids in order, and how many there are in all. */
export type Found = { ids: string[]; total: number };

type Slice = { offset: number; limit: number };
const longestQuery = 200;
/** With fewer matches than this, and none of them by name, likely misspellings are looked for as well. */
const enough = 20;
/** Up to this many matches are ranked within their tier by how well they match; more of them by trend. */
const ranked = 300;
/** A search with so many matches finds its first ones among the best by trend. */
const frequent = 20_000;
/** How many of the best by trend are looked through before the text index is asked for a common word. */
const probed = 3_000;
/** Counts from here on are kept, each for the revision of the index at which it was true. */
const large = 2_000;
const largeCounts = new LRUCache<string, { total: number; revision: bigint }>({ max: 2_000 });

/** Tools that meet a filter, in an order. The total is read from the facet counts, not counted. */
export async function listTools(
  filter: IndexFilter,
  sort: SortOrder,
  { offset, limit }: Slice,
): Promise<Found> {
  const { total, all } = await readTotals(filter);
  if (total <= offset) return { ids: [], total };
  // Either the tools of the filter are fetched and sorted, or all are walked in order until enough of them met the
  // filter. Fetching a row costs about five times a step of the walk.
  const walked = ((offset + limit) * all) / total;
  const order = 5 * total < walked ? sortedBy[sort] : orderBy[sort];
  const rows = await db.$queryRaw<{ id: string }[]>`
    SELECT id FROM search.rank WHERE ${condition(filter)} ORDER BY ${order} OFFSET ${offset} LIMIT ${limit}`;
  return { ids: rows.map(({ id }) => id), total };
}

/** How many published tools meet a filter. */
export async function countTools(filter: IndexFilter): Promise<number> {
  return (await readTotals(filter)).total;
}

async function readTotals(filter: IndexFilter): Promise<{ total: number; all: number }> {
  const { launchedSince, savedBy, ...facets } = filter;
  const [row] = await db.$queryRaw<{ total: number; all: number }[]>`
    SELECT coalesce(sum(tools) FILTER (WHERE ${condition(facets)}), 0)::int AS total, coalesce(sum(tools), 0)::int AS "all" FROM search.facet`;
  if (!row || !(launchedSince || savedBy)) return row ?? { total: 0, all: 0 };
  const [counted] = await db.$queryRaw<
    { total: number }[]
  >`SELECT count(*)::int AS total FROM search.rank WHERE ${condition(filter)}`;
  return { total: counted?.total ?? 0, all: row.all };
}

/** How many published tools each category has, by category code; categories without any are left out. */
export async function countByCategory(): Promise<Map<number, number>> {
  const rows = await db.$queryRaw<{ category: number; total: number }[]>`
    SELECT category, sum(tools)::int AS total FROM search.facet GROUP BY category HAVING sum(tools) > 0`;
  return new Map(rows.map(({ category, total }) => [category, total]));
}

/**
 * Tools that match a text and meet a filter. In the default order the best matches come first (see
 * {@link strictTiers}) and equally good ones by trend; any other order sorts all matches alike. Whatever the text is,
 * it is looked up and never interpreted.
 */
export async function searchTools(
  text: string,
  filter: IndexFilter,
  sort: SortOrder,
  slice: Slice,
): Promise<Found> {
  const words = meaningful(await analyze(text));
  const where = condition(filter);
  let tiers = strictTiers(words);
  let total = await countMatches(tiers, where);
  if (total < enough && (total === 0 || (await countMatches(tiers.slice(0, 2), where)) === 0)) {
    tiers = [...tiers, ...correctedTiers(words, await corrections(words))];
    total = await countMatches(tiers, where);
  }
  if (total === 0 && words.length > 1) {
    tiers = anyTier(words);
    total = await countMatches(tiers, where);
  }
  if (total <= slice.offset) return { ids: [], total };
  const ids =
    sort === "trending"
      ? await walkTiers(tiers, total, where, slice)
      : await sortMatches(tiers, sort, where, slice);
  return { ids, total };
}

/** Up to `limit` tools that match any of these words, best by trend: candidates for a closer look. */
export async function matchAny(words: string[], limit: number): Promise<string[]> {
  const analyzed = meaningful(await analyze(words.join(" ")));
  const [query] = anyTier(analyzed);
  if (!query) return [];
  const rows = await db.$queryRaw<{ id: string }[]>`
    SELECT id FROM search.entry WHERE search.document_of(id, version) @@ ${tsquery(query)} ORDER BY ${orderBy.trending} LIMIT ${limit}`;
  return rows.map(({ id }) => id);
}

const tsquery = (text: string) => Prisma.sql`${text}::text::tsquery`;
const either = (tiers: string[]) => tiers.map((tier) => `(${tier})`).join(" | ");

async function analyze(text: string): Promise<Word[]> {
  // Postgres has no NUL in text; everything else is just not a letter.
  const input = text.slice(0, longestQuery).replaceAll("\0", " ").toWellFormed();
  return db.$queryRaw<Word[]>`
    SELECT word, search.stems(ARRAY[word]) AS stems
    FROM unnest(search.words(${input})) WITH ORDINALITY AS typed (word, position)
    ORDER BY position LIMIT 32`;
}

/**
 * Words of the catalogue one slip away from those that were typed, or from two of them written as one. A long word
 * that has none is compared by trigrams, which finds two slips and costs more.
 */
async function corrections(words: Word[]): Promise<Correction[]> {
  const alone = words.map(({ word }) => word);
  const typed = [...new Set([...alone, ...joined(words)])].filter(
    (word) => word.length >= 3 && word.length <= 32,
  );
  if (typed.length === 0) return [];
  return db.$queryRaw<Correction[]>`
    WITH typed AS MATERIALIZED (
      SELECT word, search.deletions(word) AS variants FROM unnest(${typed}::text[]) AS word
    ), near AS MATERIALIZED (
      SELECT typed.word AS typed, term.word, term.in_name,
        CASE WHEN length(term.word) = length(typed.word) AND search.is_swap(term.word, typed.word) THEN 1
             ELSE public.levenshtein_less_equal(term.word, typed.word, 2) END AS distance
      FROM typed JOIN search.term ON term.deletions && typed.variants
    ), far AS (
      SELECT typed.word AS typed, term.word, term.in_name, public.levenshtein_less_equal(term.word, typed.word, 2) AS distance
      FROM typed JOIN search.term ON term.word OPERATOR(public.%) typed.word
      WHERE length(typed.word) >= 7 AND typed.word = ANY (${alone}::text[])
        AND NOT EXISTS (SELECT FROM near WHERE near.typed = typed.word AND near.distance <= 1)
    )
    SELECT typed AS "for", word, distance FROM (
      SELECT *, row_number() OVER (PARTITION BY typed ORDER BY distance, in_name DESC, public.similarity(word, typed) DESC, word) AS place
      FROM (SELECT * FROM near UNION SELECT * FROM far) AS candidate
      WHERE distance BETWEEN 1 AND CASE WHEN length(typed) < 7 THEN 1 ELSE 2 END
    ) AS ordered
    WHERE place <= 16`;
}

/** How many tools match any of these tsqueries and meet a condition. */
async function countMatches(tiers: string[], where: Prisma.Sql): Promise<number> {
  if (tiers.length === 0) return 0;
  const counting = Prisma.sql`SELECT count(*)::int AS total, (SELECT n FROM search.revision) AS revision
    FROM search.entry WHERE search.document_of(id, version) @@ ${tsquery(either(tiers))} AND ${where}`;
  const key = JSON.stringify([counting.sql, counting.values]);
  const known = largeCounts.get(key);
  if (known) {
    const [now] = await db.$queryRaw<{ n: bigint }[]>`SELECT n FROM search.revision`;
    if (now?.n === known.revision) return known.total;
  }
  const [counted] = await db.$queryRaw<{ total: number; revision: bigint }[]>(counting);
  if (!counted) return 0;
  if (counted.total >= large) largeCounts.set(key, counted);
  return counted.total;
}

/** One slice of a list whose parts come one after another: reads no more parts, and counts none, than it needs. */
async function walkTiers(
  tiers: string[],
  total: number,
  where: Prisma.Sql,
  { offset, limit }: Slice,
): Promise<string[]> {
  const ids: string[] = [];
  let skip = offset;
  for (const [i, tier] of tiers.entries()) {
    const only = i === 0 ? tier : `(${tier}) & !(${either(tiers.slice(0, i))})`;
    const slice = { offset: skip, limit: limit - ids.length };
    const common = i > 1 && total >= frequent;
    const rows =
      (common && (await probeBest(only, where, slice))) || (await readTier(tier, only, total, where, slice));
    ids.push(...rows);
    if (ids.length === limit) break;
    if (rows.length > 0) skip = 0;
    else if (skip > 0) skip -= await countMatches([only], where);
  }
  return ids;
}

/** A slice of the tools that match `only`, found by the text index and then sorted. */
async function readTier(
  tier: string,
  only: string,
  total: number,
  where: Prisma.Sql,
  { offset, limit }: Slice,
): Promise<string[]> {
  const rank =
    total <= ranked
      ? Prisma.sql`ts_rank(search.document_of(id, version), ${tsquery(tier)}) DESC,`
      : Prisma.empty;
  // Sorted, so that the planner does not walk the index by trend in the hope of matches that may not exist.
  const rows = await db.$queryRaw<{ id: string }[]>`
    SELECT id FROM search.entry WHERE search.document_of(id, version) @@ ${tsquery(only)} AND ${where}
    ORDER BY ${rank} ${sortedBy.trending} OFFSET ${offset} LIMIT ${limit}`;
  return rows.map(({ id }) => id);
}

/**
 * The same slice read off the tools in the order of trend: where matches are common, the first ones are soon together.
 * Nothing when they are not among the best.
 */
async function probeBest(
  only: string,
  where: Prisma.Sql,
  { offset, limit }: Slice,
): Promise<string[] | undefined> {
  const rows = await db.$queryRaw<{ id: string }[]>`
    SELECT id FROM (SELECT id, version, trend, name_key FROM search.entry WHERE ${where} ORDER BY ${orderBy.trending} LIMIT ${probed}) AS best
    WHERE search.document_of(id, version) @@ ${tsquery(only)}
    ORDER BY ${orderBy.trending} OFFSET ${offset} LIMIT ${limit}`;
  return rows.length === limit ? rows.map(({ id }) => id) : undefined;
}

async function sortMatches(
  tiers: string[],
  sort: SortOrder,
  where: Prisma.Sql,
  { offset, limit }: Slice,
): Promise<string[]> {
  const rows = await db.$queryRaw<{ id: string }[]>`
    SELECT id FROM search.rank WHERE ${where} AND id IN (SELECT id FROM search.entry WHERE search.document_of(id, version) @@ ${tsquery(either(tiers))} AND ${where})
    ORDER BY ${orderBy[sort]} OFFSET ${offset} LIMIT ${limit}`;
  return rows.map(({ id }) => id);
}
