import "server-only";
import { z } from "zod";
import { Prisma } from "@/lib/generated/prisma/client";
import { idRow } from "@/lib/platform/sql/queries-rows";
import { asSearch, searchRows } from "@/lib/platform/sql/queries-searches";
import { condition, type IndexFilter, orderBy, sortedBy, type SortOrder } from "@/lib/search/filter";
import {
  correctedQueries,
  type Correction,
  joined,
  meaningful,
  quote,
  strictQueries,
  type Term,
  typedOf,
  type Word,
} from "@/lib/search/parse";
import type { Slice } from "@/lib/search/plan";
import { countRows, type Found, sortIds } from "@/lib/search/queries";
import { rankTools, weighWords } from "@/lib/search/queries-rank";
import { isAnswer, nearBest } from "@/lib/search/rank";
import { stemOf, understand, type Understanding } from "@/lib/search/understanding/queries";

/** Whether a search found a name, tools with all that was asked for, or those that have some of it. */
export type Match = "exact" | "all" | "some";

const rankedRow = idRow.extend({ tier: z.int() });

/** From this match on, a text says one of a task's phrases: who is for that task is meant. */
const namesTask = 0.85;
/** With fewer matches than this, and none of them by name, likely misspellings are looked for as well. */
const enough = 20;
/** Up to this many matches are ranked within their query by how well they match; more of them by trend. */
const ranked = 300;
/** A search with so many matches finds its first ones among the best by trend. */
const frequent = 20_000;
/** How many of the best by trend are looked through before the text index is asked for a common word. */
const probed = 3_000;
/** How many words of a question are looked for in texts. */
const textWords = 6;
/**
 * Tools that match a text and meet a filter. By relevance the best matches come first and equally good ones by trend (see
 * {@link strictQueries}); any other order sorts all matches alike. Where no tool has all that is asked for, those that come
 * nearest are found (`some`). Whatever the text is, it is looked up and never interpreted.
 */
export async function searchTools(
  text: string,
  filter: IndexFilter,
  sort: SortOrder | "relevance",
  slice: Slice,
): Promise<Found & { match: Match }> {
  const question = await understand(text);
  const { queries, total, match, isCorrected } = await chooseQueries(question, filter);
  if (total === 0) return searchSome(question, filter, sort, slice);
  if (total <= slice.offset) return { ids: [], total, match };
  const ids =
    sort !== "relevance"
      ? await sortMatches(queries, total, sort, condition(filter), slice)
      : total <= ranked && !isCorrected
        ? await rankMatches(queries, question, filter, slice)
        : await readInOrder(queries, total, filter, slice);
  return { ids, total, match };
}

/** The tsqueries by which a text is looked for among the tools that meet a filter, and how many of them match. */
async function chooseQueries(question: Understanding, filter: IndexFilter) {
  const terms = meaningful(termsOf(question));
  const words = typedOf(terms);
  const named = question.tasks.filter(({ score }) => score >= namesTask).map(({ code }) => code);
  const strict = strictQueries(terms, named, question.typed.map(toWord));
  const total = await countMatches(strict, filter);
  const names = await countMatches(strict.slice(0, 2), filter);
  const found = { queries: strict, total, match: names > 0 ? ("exact" as const) : ("all" as const) };
  if (question.isElsewhere || total >= enough || (total > 0 && names > 0))
    return { ...found, isCorrected: false };
  const corrected = correctedQueries(words, await corrections(words));
  if (corrected.length === 0) return { ...found, isCorrected: false };
  const queries = [...strict, ...corrected];
  return { ...found, queries, total: await countMatches(queries, filter), isCorrected: true };
}

/**
 * The condition on `search.entry` that is met by what a text finds among the tools that meet a filter.
 *
 * @param wide the part of the filter that stays when others of its values are chosen: near matches are looked for within it
 */
export async function matchesOf(text: string, filter: IndexFilter, wide: IndexFilter): Promise<Prisma.Sql> {
  const question = await understand(text);
  const { queries, total } = await chooseQueries(question, filter);
  if (total > 0) return matches(queries);
  const { ids } = await searchSome(question, wide, "relevance", { offset: 0, limit: ranked });
  return Prisma.sql`id = ANY (${ids}::text[])`;
}

/** The tools that come nearest to a question of which none has everything. */
async function searchSome(
  question: Understanding,
  filter: IndexFilter,
  sort: SortOrder | "relevance",
  { offset, limit }: Slice,
): Promise<Found & { match: Match }> {
  const candidates = await rankTools(await listCandidates(question, filter, ranked), question);
  const [first] = candidates;
  const near =
    first && isAnswer(first, question)
      ? candidates.filter(({ score }) => score >= nearBest * first.score)
      : [];
  const ids = near.map(({ id }) => id);
  const sorted = sort === "relevance" ? ids : await asSearch(() => sortIds(ids, sort));
  return { ids: sorted.slice(offset, offset + limit), total: ids.length, match: "some" };
}

/** A slice of few matches: those by name first, then all others by how well they answer. */
async function rankMatches(
  queries: string[],
  question: Understanding,
  filter: IndexFilter,
  { offset, limit }: Slice,
): Promise<string[]> {
  const where = condition(filter);
  const [exact = "", names = ""] = queries;
  const rows = await searchRows(rankedRow)`
    SELECT id, CASE WHEN search.document_of(id, version) @@ ${tsquery(exact)} THEN 0
                    WHEN search.document_of(id, version) @@ ${tsquery(names)} THEN 1 ELSE 2 END AS tier
    FROM search.entry WHERE search.document_of(id, version) @@ ${tsquery(either(queries))} AND ${where}
    ORDER BY tier, ${sortedBy.trending}`;
  const others = rows.filter(({ tier }) => tier === 2).map(({ id }) => id);
  const best = others.length > 1 ? (await rankTools(others, question)).map(({ id }) => id) : others;
  return [...rows.filter(({ tier }) => tier < 2).map(({ id }) => id), ...best].slice(offset, offset + limit);
}

/**
 * Up to `limit` tools that may answer a question: for each of its tasks those that are for it, and those in whose text its
 * weightiest words are; the best by trend of each.
 */
export async function listCandidates(
  question: Understanding,
  filter: IndexFilter,
  limit: number,
): Promise<string[]> {
  const where = condition(filter);
  const words = (await weighWords(question)).sort((a, b) => b.weight - a.weight).slice(0, textWords);
  const queries = [
    ...question.tasks.map(({ code }) => quote(`K/${code}`)),
    ...words.flatMap(({ stem }) => [quote(stem)]),
  ];
  if (queries.length === 0) return [];
  const each = Math.ceil(limit / queries.length);
  const rows = await searchRows(idRow)`
    SELECT DISTINCT found.id FROM unnest(${queries}::text[]) AS asked (query) CROSS JOIN LATERAL (
      SELECT id FROM search.entry WHERE search.document_of(id, version) @@ asked.query::tsquery AND ${where}
      ORDER BY ${sortedBy.trending} LIMIT ${each}
    ) AS found`;
  return rows.map(({ id }) => id);
}

const tsquery = (text: string) => Prisma.sql`${text}::text::tsquery`;
const either = (queries: string[]) => queries.map((query) => `(${query})`).join(" | ");
const matches = (queries: string[]) =>
  Prisma.sql`search.document_of(id, version) @@ ${tsquery(either(queries))}`;

const toWord = (word: string): Word => ({ word, stems: [stemOf(word)].filter(Boolean) });

/** The words of a question as they are looked up. */
function termsOf({ typed, words }: Understanding): Term[] {
  const terms = words.map((word) => ({ typed: word.typed.map(toWord), means: word.means.map(toWord) }));
  return terms.length > 0 ? terms : typed.map((word) => ({ typed: [toWord(word)], means: [] }));
}

const correctionRow = z.object({
  for: z.string(),
  word: z.string(),
  distance: z.int(),
}) satisfies z.ZodType<Correction>;

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
  return searchRows(correctionRow)`
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

/** How many tools match any of these tsqueries and meet a filter. */
async function countMatches(queries: string[], filter: IndexFilter): Promise<number> {
  if (queries.length === 0) return 0;
  const found = Prisma.sql`search.entry WHERE ${matches(queries)} AND ${condition(filter)}`;
  return asSearch(() => countRows(found, !filter.savedBy));
}

/** A slice of the results of several tsqueries, best query first; runs and counts only the queries that it needs. */
async function readInOrder(
  queries: string[],
  total: number,
  filter: IndexFilter,
  { offset, limit }: Slice,
): Promise<string[]> {
  const where = condition(filter);
  const ids: string[] = [];
  let skip = offset;
  for (const [i, query] of queries.entries()) {
    const only = i === 0 ? query : `(${query}) & !(${either(queries.slice(0, i))})`;
    const slice = { offset: skip, limit: limit - ids.length };
    const common = i > 1 && total >= frequent;
    const rows =
      (common && (await probeBest(only, where, slice))) ||
      (await readMatches(query, only, total, where, slice));
    ids.push(...rows);
    if (ids.length === limit) break;
    if (rows.length > 0) skip = 0;
    else if (skip > 0) skip -= await countMatches([only], filter);
  }
  return ids;
}

/** A slice of the tools that match `only`, found by the text index and then sorted. */
async function readMatches(
  query: string,
  only: string,
  total: number,
  where: Prisma.Sql,
  { offset, limit }: Slice,
): Promise<string[]> {
  const rank =
    total <= ranked
      ? Prisma.sql`ts_rank(search.document_of(id, version), ${tsquery(query)}) DESC,`
      : Prisma.empty;
  // Sorted, so that the planner does not walk the index by trend in the hope of matches that may not exist.
  const rows = await searchRows(idRow)`
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
  const rows = await searchRows(idRow)`
    SELECT id FROM (SELECT id, version, trend, name_key FROM search.entry WHERE ${where} ORDER BY ${orderBy.trending} LIMIT ${probed}) AS best
    WHERE search.document_of(id, version) @@ ${tsquery(only)}
    ORDER BY ${orderBy.trending} OFFSET ${offset} LIMIT ${limit}`;
  return rows.length === limit ? rows.map(({ id }) => id) : undefined;
}

async function sortMatches(
  queries: string[],
  total: number,
  sort: SortOrder,
  where: Prisma.Sql,
  { offset, limit }: Slice,
): Promise<string[]> {
  // The planner takes a rare text for a common one, and then compares the text of every tool along the order.
  const order = total < frequent ? sortedBy : orderBy;
  const rows = await searchRows(idRow)`
    SELECT id FROM search.rank WHERE ${where} AND id IN (SELECT id FROM search.entry WHERE search.document_of(id, version) @@ ${tsquery(either(queries))} AND ${where})
    ORDER BY ${order[sort]} OFFSET ${offset} LIMIT ${limit}`;
  return rows.map(({ id }) => id);
}
