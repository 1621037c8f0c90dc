import "server-only";
import { z } from "zod";
import { idRow, queryRows } from "@/lib/platform/sql/queries-rows";
import type { Constraint } from "@/lib/search/understanding/constraint-rule";
import { type Understanding, understand } from "@/lib/search/understanding/queries";
import { namesLeftOut, readUntold } from "@/lib/search/understanding/constraints";
import type { TaskMatch } from "@/lib/search/understanding/task-index";
import { wordsOf } from "@/lib/search/understanding/text";
import { condition } from "@/lib/search/filter";
import { listIds } from "@/lib/search/queries";
import {
  findCompared,
  findLike,
  findMeant,
  findNamed,
  findUnmistakable,
  longestName,
  type Named,
} from "@/lib/search/queries-names";
import { candidatesOf } from "@/lib/search/queries-text";
import { closelyRead, isAnswer, nearBest, nearlyAsGood, type Ranked } from "@/lib/search/rank";
import { rankTools } from "@/lib/search/queries-rank";
import { inOrder, rankNamed, saysPurpose } from "@/lib/tools/alternatives/queries-order";
import { mostCompared } from "@/lib/tools/comparison/utils-address";
import { readFacts, readTasks } from "@/lib/tools/facts/queries";
import { listToolsById } from "@/lib/tools/queries";
import { keepMeeting } from "@/lib/tools/queries-conditions";
import {
  constraintFilter,
  constraintLabel,
  constraintReasons,
  isWish,
} from "@/lib/tools/recommendations/constraints";
import { score } from "@/lib/tools/recommendations/score";
import type { RecommendationDto, SuggestionsDto } from "@/lib/tools/schema";
import { pricingLabel } from "@/lib/tools/utils";

const most = 6;
/** How well the best must fit to be a good answer. */
const good = 0.8;
/** Tasks that match less than this share of the best one are not what was meant. */
const nearBestTask = 0.7;
/** Of what no tool does, a task must match so well to be told as what comes nearest. */
const nearElsewhere = 0.7;

const keyOf = ({ kind, value }: Constraint) => `${kind}:${value}`;

/**
 * Tools for a need in somebody's own words, the best first, over the whole published catalogue. What it says of price, platform
 * and the like narrows them; `without` names constraints that do not count.
 */
export async function recommendTools(query: string, without: string[] = []): Promise<SuggestionsDto> {
  // What was understood is shared.
  const meant = { ...(await understand(query, { spelling: true })) };
  const asked = meant.constraints.filter((constraint) => !without.includes(keyOf(constraint)));
  const ordered =
    (await rankCompared(query)) ?? (await rankLike(meant, asked)) ?? (await listMeeting(meant, asked));
  if (ordered?.tasks) meant.tasks = ordered.tasks;
  const best = meant.tasks[0]?.score ?? 0;
  const least = Math.max(nearBestTask * best, meant.isElsewhere ? nearElsewhere : 0);
  const tasks = meant.tasks.filter(({ score: fits }) => fits >= least).slice(0, 3);
  const answers = ordered ?? (await rankWishes(meant, asked));
  const { ranked, constraints } = await leaveOutNamed(answers, query, without);
  const found = await readAnswers(ranked.slice(0, most), meant, constraints, query);
  const top = ranked[0]?.score ?? 0;
  const [first] = ranked;
  const match =
    !first || found.length === 0 || !(ordered || isAnswer(first, meant))
      ? "none"
      : top < good
        ? "weak"
        : "good";
  // Of a name alone nobody knows whether it was a condition.
  const unmet = ordered ? [] : asked.filter((one) => !one.isNamed && !constraints.includes(one));
  const keeps = match === "none" && !ordered && !(await isAnsweredWithout(meant, asked)) ? [] : constraints;
  return {
    match,
    constraints: keeps.map((one) => ({ ...one, label: constraintLabel(one) })),
    unmet: match === "none" ? [] : [...unmet.map(constraintLabel), ...readUntold(query)],
    tasks,
    suggestions:
      match === "none" ? [] : found.filter(({ fits }) => fits >= nearBest * top).map(({ tool }) => tool),
  };
}

/** Whether conditions are what keeps a need from an answer: nobody is told to take one off for nothing. */
async function isAnsweredWithout(meant: Understanding, asked: Constraint[]): Promise<boolean> {
  const [first] = asked.length > 0 ? await rankMeeting(meant, []) : [];
  return first !== undefined && isAnswer(first, meant);
}

/** @property tasks those that are meant where a tool is named: its name's words speak of none */
type Answers = { ranked: Ranked[]; constraints: Constraint[]; tasks?: TaskMatch[] };

/** A name may be an ordinary word ("Otter"): that a tool is meant is known by the answers, of which so many are looked at. */
const answersNamed = 30;

/** Answers without those that are left out by name, with or without its "AI"; those of well-known makers are conditions already. */
async function leaveOutNamed(
  { ranked, constraints }: Answers,
  query: string,
  without: string[],
): Promise<Answers> {
  const names = namesLeftOut(query);
  if (names.length === 0) return { ranked, constraints };
  const rows = await queryRows(namedRow)`
    SELECT name FROM public.tool WHERE id = ANY (${ranked.slice(0, answersNamed).map(({ id }) => id)}::text[])`;
  const others = rows
    .map(({ name }): Constraint => ({ kind: "not", value: wordsOf(name).join(" "), name }))
    .filter((one) => names.includes(one.value.replace(/ ai$/, "")) && !without.includes(keyOf(one)));
  return others.length === 0
    ? { ranked, constraints }
    : { ranked: await leaveOut(ranked, others), constraints: [...constraints, ...others] };
}

/** What a tool that only resembles what was asked for is worth beside the tool itself: it is told as what comes nearest. */
const nearestOnly = 0.45;

/**
 * The tool whose name is all that is said, with those that can stand in for it, or these alone where something like it is
 * asked for, those before others that fit what else is said; undefined where no tool is called so.
 */
async function rankLike(meant: Understanding, asked: Constraint[]): Promise<Answers | undefined> {
  const named = !meant.like || meant.like.isItself ? await findAlone(meant, asked.length > 0) : undefined;
  const like = !named && meant.like ? await findLike(meant.like) : undefined;
  const said: Named | undefined = named ? { id: named.id, more: "", as: "itself" } : like;
  if (!said) return undefined;
  const constraints = asked.filter((one) => !isWish(one) && !(like?.as === "itself" && one.isNamed));
  const found = await rankNamed(said);
  // Those whose website is gone are not in the rank.
  const rows = await queryRows(idRow)`
    SELECT id FROM search.rank
    WHERE id = ANY (${found.map((one) => one.id)}::text[]) AND ${condition(constraintFilter(constraints))}`;
  const kept = new Set(rows.map((row) => row.id));
  const ranked = await leaveOut(
    found.filter((one) => kept.has(one.id)),
    constraints,
  );
  if (named && (named.isGuessed || ranked[0]?.id !== said.id))
    for (const one of ranked) one.score *= nearestOnly;
  if (said.as !== "itself") return { ranked, constraints };
  const { tasks } = await understand(saysPurpose(said.more) ? said.more : "", { spelling: true });
  return { ranked, constraints, tasks };
}

/** The tool whose name is all that is said, also misspelt; beside conditions an ordinary word is none. */
async function findAlone({ rest, typed, words }: Understanding, isNarrowed: boolean) {
  if (typed.length === 0 || typed.length > longestName) return undefined;
  const named = (isNarrowed ? undefined : await findNamed(rest)) ?? (await findUnmistakable(rest));
  if (named) return { id: named, isGuessed: false };
  const guessed = await findMeant(typed, words);
  return guessed === undefined ? undefined : { id: guessed, isGuessed: true };
}

/** Tools that somebody wants compared, in the order in which they are named. */
async function rankCompared(query: string): Promise<Answers | undefined> {
  const ids = await findCompared(query, mostCompared);
  return ids && { ranked: inOrder(ids), constraints: [] };
}

/** What meets conditions, the best by trend first, where nothing else is said; undefined where something is. */
async function listMeeting(meant: Understanding, constraints: Constraint[]): Promise<Answers | undefined> {
  if (constraints.length === 0 || meant.words.length > 0 || meant.tasks.length > 0) return undefined;
  const { ids } = await listIds(constraintFilter(constraints), "trending", { offset: 0, limit: closelyRead });
  return { ranked: await leaveOut(inOrder(ids), constraints), constraints };
}

/** The tools for a need. Wishes narrow them where those that meet them fit nearly as well. */
async function rankWishes(meant: Understanding, asked: Constraint[]): Promise<Answers> {
  let constraints = asked.filter((constraint) => !isWish(constraint));
  const wishes = asked.filter(isWish);
  // There is seldom more than one wish: the tools that meet the first are looked for beside all.
  let [ranked, first] = await Promise.all([
    rankMeeting(meant, constraints),
    wishes[0] && rankMeeting(meant, [...constraints, wishes[0]]),
  ]);
  for (const wish of wishes) {
    const more = [...constraints, wish];
    const narrowed = first ?? (await rankMeeting(meant, more));
    first = undefined;
    if ((narrowed[0]?.score ?? 0) >= nearlyAsGood * (ranked[0]?.score ?? 0))
      [ranked, constraints] = [narrowed, more];
  }
  return { ranked, constraints: asked.filter((one) => constraints.includes(one)) };
}

/** The tools that meet constraints, by how well they fit. */
async function rankMeeting(meant: Understanding, constraints: Constraint[]): Promise<Ranked[]> {
  // What is left out below is in no filter.
  const isRare = constraints.some(({ kind }) => kind === "noAccount" || kind === "local");
  const candidates = await candidatesOf(
    meant,
    constraintFilter(constraints),
    isRare ? 5 * closelyRead : closelyRead,
  );
  const ranked = await rankTools(candidates, meant);
  // Nobody is sent to a website that is gone.
  return leaveOut(
    ranked.filter(({ isListed }) => isListed),
    constraints,
  );
}

const namedRow = z.object({ name: z.string() });
/** Those that are not left out by name or maker, nor by what their text says. */
async function leaveOut(ranked: Ranked[], constraints: Constraint[]): Promise<Ranked[]> {
  const ids = ranked.map(({ id }) => id);
  const kept = new Set(await keepMeeting(ids, constraints));
  return ranked.filter(({ id }) => kept.has(id));
}

/** The best tools as they are answered, each with how well it fits and why. */
async function readAnswers(
  ranked: { id: string; score: number }[],
  meant: Understanding,
  constraints: Constraint[],
  query: string,
): Promise<{ fits: number; tool: RecommendationDto }[]> {
  const ids = ranked.map(({ id }) => id);
  const [tools, tasksOf, factsOf] = await Promise.all([
    listToolsById(ids),
    readTasks(ids),
    constraints.length > 0 ? readFacts(ids) : undefined,
  ]);
  const fits = new Map(ranked.map(({ id, score: fit }) => [id, fit]));
  const asked = new Map(meant.tasks.map((task) => [task.slug, task]));
  return tools.map((tool) => {
    const facts = factsOf?.get(tool.id);
    const meets = tasksOf
      .get(tool.id)!
      .flatMap((task) => {
        const match = asked.get(task.slug);
        return match ? [{ ...task, score: match.score }] : [];
      })
      .sort((a, b) => b.score - a.score);
    const reasons = [
      meets[0]?.how ?? firstSentence(tool.description),
      ...(facts ? constraintReasons(facts, constraints) : []),
    ];
    return {
      fits: fits.get(tool.id)!,
      tool: {
        ...tool,
        pricing: pricingLabel(tool.pricing.type).toLowerCase() as RecommendationDto["pricing"],
        score: score(query, tool, meets.slice(0, 1)),
        reasons: [...new Set(reasons)],
      },
    };
  });
}

/** The first sentence of a text, without its full stop: another reason may follow. */
const firstSentence = (text: string) => /^.*?[^.](?=\.(?: |$))/s.exec(text)?.[0] ?? text;
