import "server-only";
import { cached } from "@/lib/platform/cache/cached";
import { tags } from "@/lib/platform/cache/tags";
import { type IndexFilter, splitFilter } from "@/lib/search/filter";
import { type Found, keepMatching, listIds, sortIds } from "@/lib/search/queries";
import {
  findBeside,
  findCompared,
  findLike,
  findNamed,
  findUnmistakable,
  longestName,
  type Named,
} from "@/lib/search/queries-names";
import { rankTools } from "@/lib/search/queries-rank";
import { candidatesOf, searchTools } from "@/lib/search/queries-text";
import { closelyRead, isAnswer, nearlyAsGood } from "@/lib/search/rank";
import type { Match } from "@/lib/search/utils-match";
import { readAny } from "@/lib/search/understanding/any-tool";
import type { Constraint } from "@/lib/search/understanding/constraint-rule";
import { readConstraints, readLike, readUntold } from "@/lib/search/understanding/constraints";
import { understand } from "@/lib/search/understanding/queries";
import { isContent, wordsOf } from "@/lib/search/understanding/text";
import { rankNamed, saysMore, saysPurpose } from "@/lib/tools/alternatives/queries-order";
import { rankAlternatives } from "@/lib/tools/alternatives/queries-ranking";
import { mostCompared } from "@/lib/tools/comparison/utils-address";
import { factsAsked } from "@/lib/tools/facts/utils";
import { type FactSwitch, switchNames } from "@/lib/tools/facts/utils-switches";
import { isRead, keepMeeting } from "@/lib/tools/queries-conditions";
import { constraintLabel, isWish } from "@/lib/tools/recommendations/constraints";
import type { ToolQuery } from "@/lib/tools/schema";
import { sortOf } from "@/lib/tools/utils";

/** The characters of a search that count. */
const longest = 200;
/** As many platforms or integrations as a list takes. */
const mostOfAKind = 12;
/** Of so many tools that match a text it is read whether they meet a condition. */
const mostRead = 300;
/** How many tools are named in place of another that is searched for. */
const mostAlternatives = 100;

/** What a search says beside its words: filters that a list has, and the tools that it asks to compare or to replace. */
export type ReadSearch = {
  /** The words that are left. */
  text: string;
  filters: Pick<ToolQuery, FactSwitch | "platform" | "integration" | "maxPrice" | "pricing">;
  /** What it says that no list has a filter for, and narrows it all the same. */
  conditions?: Constraint[];
  /** The same of which nothing that fits tells, in a person's words: it narrows nothing. */
  unmet?: string[];
  /** With these: the words that are no filters. */
  kept?: string;
  /** The tool that it names, of which `more` is empty where it says nothing: what fits that comes first. */
  named?: Named;
  compared?: string[];
};

/** Kinds that a list has filters for. */
const listed: Constraint["kind"][] = [...switchNames, "platform", "integration", "maxPrice", "paid"];

/**
 * Reads a search: words about price, platform and what it works with become filters, "X alternative" and "X vs Y" name tools. A text
 * that is a tool's name says nothing else.
 */
export function readSearch(typed: string): Promise<ReadSearch> {
  return keptReading(typed.slice(0, longest).replaceAll("\0", " ").toWellFormed());
}

const keptReading = cached("read-search", makeReading, { tags: () => [tags.search, tags.tasks, tags.words] });

async function makeReading(text: string): Promise<ReadSearch> {
  const { constraints, rest } = readConstraints(text);
  const likeness = readLike(rest);
  const said = constraints.filter(({ kind }) => listed.includes(kind));
  const beyond = constraints.filter(({ kind }) => !listed.includes(kind));
  const untold = readUntold(text);
  const plain = { text, filters: {} };
  const saysNothing = constraints.length === 0 && untold.length === 0;
  const compared = await findCompared(text, mostCompared);
  const beside = compared ? undefined : await findBeside(text);
  if ((saysNothing && !likeness && !compared && !beside) || (await findNamed(text))) return plain;
  if (compared) return { ...plain, compared };
  if (beside) return { ...plain, named: { id: beside, more: "", as: "beside" } };
  const replaced = likeness && (await findLike(likeness));
  const name = replaced || !likeness?.isUnsure ? likeness?.name : undefined;
  if (saysNothing && name === undefined) return plain;
  // Who only leaves something out, or says alone what no fact tells, looks for texts that say so.
  const isBare = beyond.length + untold.length > 0 && !wordsOf(rest).some(isContent);
  if (isBare && constraints.every(({ kind }) => kind === "not")) return plain;
  const others = said.filter(({ isNamed }) => !isNamed);
  const words = name ?? rest;
  const readBeyond = async (asked: string, filters: ReadSearch["filters"], withoutIntegrations = false) => {
    if (beyond.length + untold.length === 0) return {};
    const conditions = replaced
      ? beyond.filter((one) => !isWish(one))
      : await findMet(asked, filters, beyond);
    const unmet = beyond.filter((one) => !conditions.includes(one)).map(constraintLabel);
    const kept = readConstraints(text, { withoutIntegrations, only: listed }).rest;
    return { conditions, unmet: [...unmet, ...untold], kept };
  };
  if (others.length < said.length && name === undefined) {
    const without = readConstraints(rest, { withoutIntegrations: true }).rest;
    const filters = toFilters(said);
    if (await saysEnough(without, filters))
      return { text: without, filters, ...(await readBeyond(without, filters, true)) };
  }
  const filters = toFilters(others);
  if (replaced) {
    const says = replaced.as === "itself" ? saysPurpose : saysMore;
    const named = { ...replaced, more: says(replaced.more) ? replaced.more : "" };
    return { text: words, filters, ...(await readBeyond(words, filters)), named };
  }
  // What runs in a browser may do on a phone: where nothing that answers as well has an app, that is no condition.
  if (filters.phone && !(await answersOnPhone(words, filters))) delete filters.phone;
  const id = await findUnmet(words, filters);
  const more = await readBeyond(words, filters);
  return { text: words, filters, ...more, ...(id && { named: { id, more: "", as: "instead" } }) };
}

/** Those of some conditions that the best tools for some words meet; for a wish it must be as well as others answer. */
async function findMet(
  words: string,
  filters: ReadSearch["filters"],
  conditions: Constraint[],
): Promise<Constraint[]> {
  if (conditions.length === 0 || !wordsOf(words).some(isContent)) return conditions;
  const question = await understand(words, { spelling: true });
  const bestOf = async (met: Constraint[]) => {
    const candidates = await candidatesOf(question, narrow({}, filters, met), mostRead);
    const ranked = await rankTools(candidates, question);
    const [first] = await keepMeeting(
      ranked.map(({ id }) => id),
      met,
    );
    const best = ranked.find(({ id }) => id === first);
    return best && isAnswer(best, question) ? best.score : 0;
  };
  const met: Constraint[] = [];
  let best = await bestOf([]);
  for (const condition of conditions) {
    const score = await bestOf([...met, condition]);
    if (score === 0 || (isWish(condition) && score < nearlyAsGood * best)) continue;
    met.push(condition);
    best = score;
  }
  return met;
}

/** The tool whose name is all that is said beside filters, where it does not meet them and tools that can stand in for it do. */
async function findUnmet(words: string, filters: ReadSearch["filters"]): Promise<string | undefined> {
  if (Object.keys(filters).length === 0 || wordsOf(words).length > longestName) return undefined;
  const id = await findUnmistakable(words);
  const filter = narrow({}, filters);
  if (!id || (await keepMatching([id], filter)).length > 0) return undefined;
  const { found } = await rankAlternatives(id);
  const ids = found.map((one) => one.id);
  return (await keepMatching(ids, filter)).length > 0 ? id : undefined;
}

/** What any tool is called: "PowerPoint maker" asks for what makes it, not for makers that work with it. */
const kinds = new Set(["maker", "creator", "generator", "builder", "editor", "assistant", "helper", "bot"]);
const saysLittle = (word: string) => kinds.has(word) || !isContent(word);

/** Whether words without the names of what tools work with still say what is looked for: one alone belongs to its name ("Excel formulas"). */
async function saysEnough(words: string, filters: ReadSearch["filters"]): Promise<boolean> {
  if (wordsOf(words).filter((word) => !saysLittle(word)).length < 2) return false;
  const { total } = await searchTools(words, narrow({}, filters), "relevance", { offset: 0, limit: 1 });
  return total > 0;
}

/** Whether the best tool for some words that runs on a phone answers them nearly as well as the best of all. */
async function answersOnPhone(words: string, { phone, ...others }: ReadSearch["filters"]): Promise<boolean> {
  const question = await understand(words, { spelling: true });
  const bestOf = async (filters: ReadSearch["filters"]) => {
    const candidates = await candidatesOf(question, narrow({}, filters), closelyRead);
    return (await rankTools(candidates, question))[0]?.score ?? 0;
  };
  const [best, onPhone] = await Promise.all([bestOf(others), bestOf({ ...others, phone })]);
  return onPhone >= nearlyAsGood * best;
}

function toFilters(constraints: Constraint[]): ReadSearch["filters"] {
  const of = (kind: Constraint["kind"]) =>
    constraints
      .filter((one) => one.kind === kind)
      .map(({ value }) => value)
      .slice(0, mostOfAKind);
  const [platform, integration, [price]] = [of("platform"), of("integration"), of("maxPrice").map(Number)];
  return {
    ...Object.fromEntries(switchNames.filter((name) => of(name).length > 0).map((name) => [name, true])),
    ...(platform.length > 0 ? { platform: platform as ToolQuery["platform"] } : {}),
    ...(integration.length > 0 ? { integration: integration as ToolQuery["integration"] } : {}),
    ...(price === undefined ? {} : { maxPrice: price }),
    ...(of("paid").length > 0 ? { pricing: "paid" as const } : {}),
  };
}

/** How what is listed because of a tool's name comes near to what was asked for. */
const nearest: Partial<Record<Named["as"], Match>> = { instead: "instead", beside: "some" };

/** What a query's text asks for: words, or these tools, or any, which may have to be new; with the filter that it says. */
export async function readText(
  filter: IndexFilter,
  q: string | undefined,
): Promise<{ filter: IndexFilter; text?: string; ids?: string[]; match?: Match; isFresh?: boolean }> {
  if (!q?.trim()) return { filter };
  const { text, filters, named, compared, conditions = [] } = await readSearch(q);
  const narrowed = narrow(filter, filters, conditions);
  if (compared) return { filter: narrowed, ids: compared };
  const found = named
    ? { ids: (await rankNamed(named)).slice(0, mostAlternatives).map(({ id }) => id) }
    : conditions.some(isRead) && (await findAll(text, narrowed));
  if (!found) {
    // One word alone may begin a name.
    const any = text !== q || wordsOf(text).length > 1 ? readAny(text) : undefined;
    const isAny = any !== undefined && !(await findNamed(text));
    return { filter: narrowed, text: (!isAny && text.trim()) || undefined, isFresh: isAny && any.isFresh };
  }
  const ids = await keepMeeting(found.ids, conditions);
  const match = "match" in found ? found.match : undefined;
  const told = named && nearest[named.as];
  return { filter: narrowed, ids, match: told ?? match };
}

/** The first tools that match a text, of which some are read. The choices of the panel narrow them later. */
async function findAll(text: string, filter: IndexFilter): Promise<Found & { match?: Match }> {
  const { wide } = splitFilter(filter);
  const slice = { offset: 0, limit: mostRead };
  return text.trim() ? searchTools(text, wide, "relevance", slice) : listIds(wide, "trending", slice);
}

/** The ids of a page of tools that match a query's text, in its order, among those that meet a filter. */
export async function findIn(
  filter: IndexFilter,
  { q, sort, page, limit }: ToolQuery,
): Promise<Found & { match?: Match }> {
  const slice = { offset: (page - 1) * limit, limit };
  const { filter: narrowed, text, ids, match = "all", isFresh } = await readText(filter, q);
  const isByRelevance = sort === undefined || sort === "relevance";
  // What answers "new AI tools" best is what is newest.
  const order = isFresh && isByRelevance ? "newest" : sortOf({ q: text ?? (ids && q), sort });
  if (ids) {
    const kept = await keepMatching(ids, narrowed);
    const sorted = order === "relevance" ? kept : await sortIds(kept, order);
    return { ids: sorted.slice(slice.offset, slice.offset + limit), total: kept.length, match };
  }
  if (text) return searchTools(text, narrowed, order, slice);
  return listIds(narrowed, order === "relevance" ? "trending" : order, slice);
}

/** A filter with what a search says beside its words. */
function narrow(
  filter: IndexFilter,
  said: ReadSearch["filters"],
  conditions: Constraint[] = [],
): IndexFilter {
  const facts = [...new Set([...(filter.facts ?? []), ...factsAsked(said)])];
  const country = conditions.find(({ kind }) => kind === "country")?.value;
  return {
    ...filter,
    pricing: said.pricing ?? filter.pricing,
    country: country ?? filter.country,
    facts: facts.length > 0 ? facts : undefined,
    maxPrice:
      said.maxPrice === undefined ? filter.maxPrice : Math.min(said.maxPrice, filter.maxPrice ?? Infinity),
  };
}
