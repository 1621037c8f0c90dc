import "server-only";
import { Prisma } from "@/lib/generated/prisma/client";
import { rankTools } from "@/lib/search/queries-rank";
import type { Ranked } from "@/lib/search/rank";
import { understand } from "@/lib/search/understanding/queries";
import { isContent, wordsOf } from "@/lib/search/understanding/text";

/** How well the first of some tools fits that fit by their order alone, and how much less the last. */
const scores = { first: 1.6, less: 0.5 };
/** How much it counts beside the order that a tool fits what else is said: "like X but for lawyers". */
const besideOrder = 0.5;

/** Tools that fit by their order alone. */
export const inOrder = (ids: string[]): Ranked[] =>
  ids.map((id, i) => ({ id, score: scores.first - (scores.less * i) / ids.length, covered: 1 }));

/** Tools in their order, those before others that fit what else is said beside the name of one that they stand in for. */
export async function orderBeside(ids: string[], more: string): Promise<Ranked[]> {
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

/** Whether what is said beside a name says something of what is looked for. */
export const saysMore = (more: string) => wordsOf(more).some(isContent);
