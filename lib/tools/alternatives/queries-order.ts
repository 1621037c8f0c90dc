import "server-only";
import { Prisma } from "@/lib/generated/prisma/client";
import type { Named } from "@/lib/search/queries-names";
import { rankTools } from "@/lib/search/queries-rank";
import { candidatesOf } from "@/lib/search/queries-text";
import { closelyRead, isAnswer, type Ranked } from "@/lib/search/rank";
import { understand } from "@/lib/search/understanding/queries";
import { isLanguageName } from "@/lib/search/understanding/language-names";
import { isContent, wordsOf } from "@/lib/search/understanding/text";
import { rankAlternatives } from "@/lib/tools/alternatives/queries-ranking";

/** How well the first of some tools fits that fit by their order alone, and how much less the last. */
const scores = { first: 1.6, less: 0.5 };
/** How much it counts beside the order that a tool fits what else is said: "like X but for lawyers". */
const besideOrder = 0.5;

/** Tools that fit by their order alone. */
export const inOrder = (ids: string[]): Ranked[] =>
  ids.map((id, i) => ({ id, score: scores.first - (scores.less * i) / ids.length, covered: 1 }));

/** What answers who names a tool, the best first. */
export async function rankNamed({ id, more, as }: Named): Promise<Ranked[]> {
  if (as === "itself" || as === "beside") return inOrder(await rankItself(id, more));
  const { found } = await rankAlternatives(id);
  return orderBeside(
    found.map((one) => one.id),
    more,
  );
}

/** Tools in their order, those before others that fit what else is said beside the name of one that they stand in for. */
async function orderBeside(ids: string[], more: string): Promise<Ranked[]> {
  const ranked = inOrder(ids);
  if (!saysMore(more)) return ranked;
  const fits = await rankTools(
    Prisma.sql`SELECT unnest(${ids}::text[]) AS id`,
    await understand(more, { spelling: true }),
  );
  const fitOf = new Map(fits.map((one) => [one.id, one.score]));
  for (const one of ranked) one.score += besideOrder * (fitOf.get(one.id) ?? 0);
  return ranked.sort((a, b) => b.score - a.score);
}

/** A tool, and after it what does what it is wanted for ("X for lawyers"), or can stand in for it; what does both comes first. */
async function rankItself(id: string, purpose: string): Promise<string[]> {
  const { found } = await rankAlternatives(id);
  const scoreOf = new Map(found.map((one, i) => [one.id, besideOrder * (1 - i / found.length)]));
  if (saysPurpose(purpose)) {
    const question = await understand(purpose, { spelling: true });
    const fits = await rankTools(await candidatesOf(question, {}, closelyRead), question);
    if (fits[0] && isAnswer(fits[0], question))
      for (const one of fits) scoreOf.set(one.id, one.score + (scoreOf.get(one.id) ?? 0));
  }
  scoreOf.delete(id);
  return [id, ...[...scoreOf].sort(([, a], [, b]) => b - a).map(([other]) => other)];
}

/** Whether what is said beside a name says something of what is looked for. */
export const saysMore = (more: string) => wordsOf(more).some(isContent);

/**
 * Whether what is said beside the name of a tool that is asked for itself says what it is to do ("for lawyers"). A language ("in
 * German") is one that it speaks. The first word is but the "for" or "in", of any language.
 */
export const saysPurpose = (more: string) =>
  wordsOf(more)
    .slice(1)
    .some((word) => isContent(word) && !isLanguageName(word));
