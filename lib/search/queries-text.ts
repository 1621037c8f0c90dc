import "server-only";
import { Prisma } from "@/lib/generated/prisma/client";
import { asSearch } from "@/lib/platform/sql/queries-searches";
import { besideText, condition, type IndexFilter, type SortOrder, splitFilter } from "@/lib/search/filter";
import {
  allQueries,
  correctedQueries,
  meaningful,
  type Queries,
  strictQueries,
  type Term,
  typedOf,
  type Word,
} from "@/lib/search/parse";
import type { Slice } from "@/lib/search/plan";
import { type Found, keepMatching, sortIds } from "@/lib/search/queries";
import { corrections } from "@/lib/search/queries-corrections";
import {
  bestOfEach,
  countMatches,
  findUpcoming,
  matchesEach,
  matchesOnly,
  ranked,
  readInOrder,
  readTogether,
  sortMatches,
} from "@/lib/search/queries-matches";
import { rankTools, weighWords } from "@/lib/search/queries-rank";
import { isAnswer, nearBest } from "@/lib/search/rank";
import type { Match } from "@/lib/search/utils-match";
import type { Query } from "@/lib/search/tsquery";
import { toTheLetter } from "@/lib/search/understanding/task-index";
import { understand, type Understanding } from "@/lib/search/understanding/queries";
import { stemOf } from "@/lib/search/understanding/queries-vocabulary";
import { isWord } from "@/lib/search/understanding/word-vectors";

/** From this match on, and this near to the best one, a text says one of a task's phrases: who is for that task is meant. */
const namesTask = 0.85;
const nearBestTask = 0.95;
/** With fewer matches than this, and none of them by name, likely misspellings are looked for as well. */
const enough = 20;
/** A text of so many words describes a need: hardly a tool has all of them, and others may serve it as well. */
const described = 3;
/** With fewer tools than this that have all words of a need, those that come nearest are shown beside them. */
const few = 20;
/** A word of so many letters is a slip of a name alone. */
const shortWord = 4;
/** How many words of a question are looked for in texts. */
const textWords = 6;

/**
 * Tools that match a text and meet a filter. By relevance the best matches come first and equally good ones by trend (see
 * {@link strictQueries}); any other order sorts all matches alike. Where no tool has all that is asked for, those that come
 * nearest are found (`some`), and beside few that have all words of a need as well (`few`). What a text finds does not depend on
 * the choices of the panel, which only narrow it: they count what they would leave. Whatever the text is, it is looked up and
 * never interpreted.
 */
export async function searchTools(
  text: string,
  filter: IndexFilter,
  sort: SortOrder | "relevance",
  slice: Slice,
): Promise<Found & { match: Match }> {
  const { wide, chosen } = splitFilter(filter);
  const isNarrowed = Object.values(chosen).some((value) => value !== undefined);
  const { question, whole } = await readSpelled(text, wide, slice.offset + slice.limit);
  const near = await findNear(text, question, whole, wide);
  const found = isNarrowed ? await narrow(whole, filter, slice.offset + slice.limit) : whole;
  if (whole.total === 0 || near.length > 0) return searchNear(question, found, near, filter, sort, slice);
  const { queries, total, match } = found;
  if (total <= slice.offset) return { ids: [], total, match };
  const ids =
    sort !== "relevance"
      ? await sortMatches(allQueries(queries), total, sort, condition(filter), slice)
      : await readMatches(found, question, filter, slice);
  return { ids, total, match };
}

/** A slice of what matches, the best first. */
const readMatches = (found: Chosen, question: Understanding, filter: IndexFilter, slice: Slice) =>
  found.total <= ranked && found.meant > 0
    ? rankMatches(found, question, filter, slice)
    : readInOrder(found, filter, slice);

/**
 * What a text says and how it is looked up. Where no tool has its words, and none is called like them, those that nobody knows are
 * taken for slips of words of the field before any word of the catalogue that resembles them.
 */
async function readSpelled(
  text: string,
  wide: IndexFilter,
  wanted: number,
): Promise<{ question: Understanding; whole: Chosen }> {
  const question = await understand(text);
  const whole = await chooseQueries(question, wide, wanted);
  if (whole.meant > 0 || whole.isNearName) return { question, whole };
  const spelled = await understand(text, { spelling: true });
  const said = ({ words }: Understanding) => words.flatMap(({ typed }) => typed).join(" ");
  if (said(spelled) === said(question)) return { question, whole };
  const right = await chooseQueries(spelled, wide, wanted);
  return right.meant > 0
    ? { question: spelled, whole: { ...right, match: "spelling" } }
    : { question, whole };
}

/**
 * What a text is looked up by, the last of the others being for words spelled otherwise than they were typed (`respelled`).
 * `meant` tools match as it was typed, `named` a name; `isNearName` where those words are spelled like a name.
 */
type Chosen = {
  queries: Queries;
  respelled: Query[];
  total: number;
  named: number;
  meant: number;
  isNearName?: boolean;
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
  const least = Math.max(namesTask, nearBestTask * (question.tasks[0]?.score ?? 0));
  const tasks = question.tasks.filter(({ score }) => score >= least).map(({ code }) => code);
  // What no tool does is looked for in names and topics all the same. A word of it in passing is no answer, but where there is none
  // somebody may look for the very tool whose text they remember.
  let strict = question.isElsewhere
    ? strictQueries(terms, [], typed, { anywhere: false })
    : strictQueries(terms, tasks, typed, { named: question.tasks[0]?.score !== toTheLetter });
  let counts = await countMatches(strict, filter, wanted);
  if (question.isElsewhere && counts.total === 0) {
    strict = strictQueries(terms, [], typed);
    counts = await countMatches(strict, filter, wanted);
  }
  // Nobody made a tool for what no tool does, whatever names and tags have its words.
  const isMention = question.isElsewhere || (await isInPassing(strict, counts, filter));
  const match = counts.named > 0 ? "exact" : isMention ? "mention" : "all";
  const found: Chosen = { queries: strict, respelled: [], ...counts, meant: counts.total, match };
  if (counts.total >= enough || counts.named > 0) return found;
  const near = await corrections(words);
  const respelled = correctedQueries(words, near, { anywhere: !question.isElsewhere, isSlip });
  if (respelled.length === 0) return found;
  const queries = { names: strict.names, others: [...strict.others, ...respelled] };
  const spelled = await countMatches(queries, filter, wanted);
  const names = correctedQueries(words, near, { anywhere: false });
  const isNearName =
    counts.total === 0 && (await countMatches({ names: [], others: names }, filter, 1)).total > 0;
  return {
    ...found,
    queries,
    respelled,
    ...spelled,
    isNearName,
    match: counts.total > 0 ? match : "spelling",
  };
}

/** Whether a word may be a slip of one in a text: a short one resembles too many, and what is a word is none. */
const isSlip = (word: string) => word.length > shortWord && !isWord(word);

/** Whether none of a few tools that were found is for what was asked for: all only mention it. */
async function isInPassing(
  { others }: Queries,
  { total, named }: { total: number; named: number },
  filter: IndexFilter,
): Promise<boolean> {
  const [topics, anywhere] = others;
  if (!topics || !anywhere || total === 0 || total >= few || named > 0) return false;
  return (await countMatches({ names: [], others: [topics] }, filter, 1)).total === 0;
}

/** The same among the tools that meet another filter. */
async function narrow(found: Chosen, filter: IndexFilter, wanted: number): Promise<Chosen> {
  const { queries, respelled } = found;
  const counts = await countMatches(queries, filter, wanted);
  const typed = { ...queries, others: queries.others.slice(0, queries.others.length - respelled.length) };
  const meant = respelled.length > 0 ? (await countMatches(typed, filter, 1)).total : counts.total;
  return {
    ...found,
    ...counts,
    meant,
    match: counts.named > 0 ? "exact" : found.match === "exact" ? "all" : found.match,
  };
}

/** The condition on `search.entry` that is met by what a text finds in a list; see {@link splitFilter}. */
export async function matchesOf(text: string, wide: IndexFilter): Promise<Prisma.Sql> {
  const { question, whole: found } = await readSpelled(text, wide, 1);
  const near = await findNear(text, question, found, wide);
  const every = found.total > 0 ? matchesEach(allQueries(found.queries)) : Prisma.sql`false`;
  return near.length > 0 ? Prisma.sql`(${every} OR id = ANY (${near}::text[]))` : every;
}

/**
 * The ids of the tools of a list that come nearest to a text, the best first, where no tool has all of its words, or few have all
 * those of a need.
 */
async function findNear(
  text: string,
  { words }: Understanding,
  { total, named }: Chosen,
  wide: IndexFilter,
): Promise<string[]> {
  if (total > 0 && (total >= few || named > 0 || words.length < described)) return [];
  const question = await understand(text, { spelling: true });
  const candidates = await rankTools(await candidatesOf(question, wide, ranked), question);
  const [first] = candidates;
  if (!first || !isAnswer(first, question)) return [];
  return candidates.filter(({ score }) => score >= nearBest * first.score).map(({ id }) => id);
}

/** The tools that have all words of a text, if any, and after them those that come nearest to it, of those that meet a filter. */
async function searchNear(
  question: Understanding,
  found: Chosen,
  near: string[],
  filter: IndexFilter,
  sort: SortOrder | "relevance",
  { offset, limit }: Slice,
): Promise<Found & { match: Match }> {
  const all = { offset: 0, limit: found.total };
  const [every, others] = await Promise.all([
    found.total > 0 ? readMatches(found, question, filter, all) : [],
    keepMatching(near, filter),
  ]);
  // What only has the words, in passing, comes behind what answers as well.
  const answering = new Set(near);
  const ids = [...new Set([...every.filter((id) => answering.has(id)), ...others, ...every])];
  const sorted = sort === "relevance" ? ids : await asSearch(() => sortIds(ids, sort));
  const match = every.length === 0 ? "some" : ids.length > every.length ? "few" : found.match;
  return { ids: sorted.slice(offset, offset + limit), total: ids.length, match };
}

/** A slice of few matches: those by name first, then all others by how well they answer, then those of likely misspellings. */
async function rankMatches(
  { queries, respelled, named, meant }: Chosen,
  question: Understanding,
  filter: IndexFilter,
  { offset, limit }: Slice,
): Promise<string[]> {
  const where = besideText(filter);
  const names = named > 0 ? queries.names : [];
  const others = queries.others.slice(0, queries.others.length - respelled.length);
  const end = offset + limit;
  const [byName, byAnswer, bySpelling] = await Promise.all([
    names.length > 0 ? readTogether(names, [], where, { offset: 0, limit: ranked }, false) : [],
    others.length > 0 && named < meant
      ? rankTools(
          Prisma.sql`SELECT id FROM search.entry WHERE ${matchesOnly(others, names)} AND ${where}`,
          question,
        )
      : [],
    respelled.length > 0 && meant < end
      ? readTogether(respelled, [...queries.names, ...others], where, { offset: 0, limit: end - meant }, true)
      : [],
  ]);
  // What cannot be used yet is last, but for the tool whose name was typed.
  const later = new Set(byName.length > 0 ? await findUpcoming(byName, names[0]!) : []);
  const now = byName.filter((id) => !later.has(id));
  return [...now, ...byAnswer.map(({ id }) => id), ...later, ...bySpelling].slice(offset, end);
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
