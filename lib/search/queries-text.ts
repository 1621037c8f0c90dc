import "server-only";
import { Prisma } from "@/lib/generated/prisma/client";
import { asSearch } from "@/lib/platform/sql/queries-searches";
import { condition, type IndexFilter, type SortOrder } from "@/lib/search/filter";
import {
  correctedQueries,
  meaningful,
  namesAmong,
  othersAmong,
  strictQueries,
  type Term,
  typedOf,
  type Word,
} from "@/lib/search/parse";
import type { Slice } from "@/lib/search/plan";
import { type Found, sortIds } from "@/lib/search/queries";
import { corrections } from "@/lib/search/queries-corrections";
import {
  bestOfEach,
  countMatches,
  matchesEach,
  matchesOnly,
  ranked,
  readInOrder,
  readTogether,
  sortMatches,
} from "@/lib/search/queries-matches";
import { rankTools, weighWords } from "@/lib/search/queries-rank";
import { isAnswer, nearBest } from "@/lib/search/rank";
import type { Query } from "@/lib/search/tsquery";
import { stemOf, understand, type Understanding } from "@/lib/search/understanding/queries";

/** Whether a search found a name, tools with all that was asked for, or those that have some of it. */
export type Match = "exact" | "all" | "some";

/** From this match on, a text says one of a task's phrases: who is for that task is meant. */
const namesTask = 0.85;
/** With fewer matches than this, and none of them by name, likely misspellings are looked for as well. */
const enough = 20;
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
  const found = await chooseQueries(question, filter, slice.offset + slice.limit);
  const { queries, total, match } = found;
  if (total === 0) return searchSome(text, filter, sort, slice);
  if (total <= slice.offset) return { ids: [], total, match };
  const ids =
    sort !== "relevance"
      ? await sortMatches(queries, total, sort, condition(filter), slice)
      : total <= ranked && found.meant > 0
        ? await rankMatches(found, question, filter, slice)
        : await readInOrder(found, filter, slice);
  return { ids, total, match };
}

/** The last `corrected` of the queries are for words spelled otherwise than they were typed; `meant` tools match the others. */
type Chosen = {
  queries: Query[];
  corrected: number;
  total: number;
  named: number;
  meant: number;
  match: Match;
};

/**
 * The tsqueries by which a text is looked for among the tools that meet a filter, and how many of them match; those that match by
 * name are counted up to `wanted`.
 */
async function chooseQueries(question: Understanding, filter: IndexFilter, wanted: number): Promise<Chosen> {
  const terms = meaningful(termsOf(question));
  const words = typedOf(terms);
  const typed = question.typed.map(toWord);
  const tasks = question.tasks.filter(({ score }) => score >= namesTask).map(({ code }) => code);
  // What no tool does is looked for in names and topics all the same; a word of it in passing is no answer.
  const strict = question.isElsewhere
    ? strictQueries(terms, [], typed, false)
    : strictQueries(terms, tasks, typed);
  const counts = await countMatches(strict, filter, wanted);
  const match = counts.named > 0 ? "exact" : "all";
  const found: Chosen = { queries: strict, corrected: 0, ...counts, meant: counts.total, match };
  if (question.isElsewhere || counts.total >= enough || counts.named > 0) return found;
  const corrected = correctedQueries(words, await corrections(words));
  if (corrected.length === 0) return found;
  const queries = [...strict, ...corrected];
  return { ...found, queries, corrected: corrected.length, ...(await countMatches(queries, filter, wanted)) };
}

/**
 * The condition on `search.entry` that is met by what a text finds among the tools that meet a filter.
 *
 * @param wide the part of the filter that stays when others of its values are chosen: near matches are looked for within it
 */
export async function matchesOf(text: string, filter: IndexFilter, wide: IndexFilter): Promise<Prisma.Sql> {
  const question = await understand(text);
  const { queries, total } = await chooseQueries(question, filter, 1);
  if (total > 0) return matchesEach(queries);
  const { ids } = await searchSome(text, wide, "relevance", { offset: 0, limit: ranked });
  return Prisma.sql`id = ANY (${ids}::text[])`;
}

/** The tools that come nearest to a text of which none has everything. */
async function searchSome(
  text: string,
  filter: IndexFilter,
  sort: SortOrder | "relevance",
  { offset, limit }: Slice,
): Promise<Found & { match: Match }> {
  const question = await understand(text, { spelling: true });
  const candidates = await rankTools(await candidatesOf(question, filter, ranked), question);
  const [first] = candidates;
  const near =
    first && isAnswer(first, question)
      ? candidates.filter(({ score }) => score >= nearBest * first.score)
      : [];
  const ids = near.map(({ id }) => id);
  const sorted = sort === "relevance" ? ids : await asSearch(() => sortIds(ids, sort));
  return { ids: sorted.slice(offset, offset + limit), total: ids.length, match: "some" };
}

/** A slice of few matches: those by name first, then all others by how well they answer, then those of likely misspellings. */
async function rankMatches(
  { queries, corrected, named, meant }: Chosen,
  question: Understanding,
  filter: IndexFilter,
  { offset, limit }: Slice,
): Promise<string[]> {
  const where = condition(filter);
  const strict = queries.slice(0, queries.length - corrected);
  const names = named > 0 ? namesAmong(strict) : [];
  const end = offset + limit;
  const [byName, others, respelled] = await Promise.all([
    names.length > 0 ? readTogether(names, [], where, { offset: 0, limit: end }, false) : [],
    named < Math.min(meant, end)
      ? rankTools(
          Prisma.sql`SELECT id FROM search.entry WHERE ${matchesOnly(othersAmong(strict), names)} AND ${where}`,
          question,
        )
      : [],
    corrected > 0 && meant < end
      ? readTogether(queries.slice(strict.length), strict, where, { offset: 0, limit: end - meant }, true)
      : [],
  ]);
  return [...byName, ...others.map(({ id }) => id), ...respelled].slice(offset, end);
}

/**
 * SQL for the ids of up to `limit` tools that may answer a question: for each of its tasks those that are for it, and those in
 * whose text its weightiest words are; the best by trend of each. None where it says nothing.
 */
export async function candidatesOf(
  question: Understanding,
  filter: IndexFilter,
  limit: number,
): Promise<Prisma.Sql | undefined> {
  const words = (await weighWords(question)).sort((a, b) => b.weight - a.weight).slice(0, textWords);
  const lexemes = [...question.tasks.map(({ code }) => `K/${code}`), ...words.map(({ stem }) => stem)];
  return lexemes.length === 0 ? undefined : bestOfEach(lexemes, filter, Math.ceil(limit / lexemes.length));
}

const toWord = (word: string): Word => ({ word, stems: [stemOf(word)].filter(Boolean) });

/** The words of a question as they are looked up. */
function termsOf({ typed, words }: Understanding): Term[] {
  const terms = words.map((word) => ({ typed: word.typed.map(toWord), means: word.means.map(toWord) }));
  return terms.length > 0 ? terms : typed.map((word) => ({ typed: [toWord(word)], means: [] }));
}
