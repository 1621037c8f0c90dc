import "server-only";
import { z } from "zod";
import { Prisma } from "@/lib/generated/prisma/client";
import { queryRows } from "@/lib/platform/sql/queries-rows";
import type { Constraint } from "@/lib/search/understanding/constraints";
import { type Understanding, understand } from "@/lib/search/understanding/queries";
import { candidatesOf } from "@/lib/search/queries-text";
import { isAnswer, nearBest, type Ranked } from "@/lib/search/rank";
import { rankTools } from "@/lib/search/queries-rank";
import { readDetails } from "@/lib/tools/facts/queries";
import { listToolsById } from "@/lib/tools/queries";
import {
  constraintFilter,
  constraintLabel,
  constraintReasons,
  isWanted,
} from "@/lib/tools/recommendations/constraints";
import { score } from "@/lib/tools/recommendations/score";
import type { RecommendationDto, SuggestionsDto } from "@/lib/tools/schema";
import { pricingLabel } from "@/lib/tools/utils";

const most = 6;
/** How many tools are looked at closely. */
const pool = 400;
/** How well the best must fit to be a good answer. */
const good = 0.8;
/** Tasks that match less than this share of the best one are not what was meant. */
const nearBestTask = 0.7;

const keyOf = ({ kind, value }: Constraint) => `${kind}:${value}`;

/**
 * Tools for a need in somebody's own words, the best first, over the whole published catalogue. What it says of price, platform
 * and the like narrows them; `without` names constraints that do not count.
 */
export async function recommendTools(query: string, without: string[] = []): Promise<SuggestionsDto> {
  const meant = await understand(query, { spelling: true });
  const constraints = meant.constraints.filter((constraint) => !without.includes(keyOf(constraint)));
  const best = meant.tasks[0]?.score ?? 0;
  const tasks = meant.tasks.filter(({ score: fits }) => fits >= nearBestTask * best).slice(0, 3);
  const candidates = await candidatesOf(meant, constraintFilter(constraints), pool);
  // Nobody is sent to a website that is gone.
  const listed =
    candidates && Prisma.sql`SELECT found.id FROM (${candidates}) AS found JOIN search.rank USING (id)`;
  const ranked = await leaveOut(await rankTools(listed, meant), constraints);
  const found = await readAnswers(ranked.slice(0, most), meant, constraints, query);
  const top = ranked[0]?.score ?? 0;
  const [first] = ranked;
  const match =
    !first || found.length === 0 || !isAnswer(first, meant) ? "none" : top < good ? "weak" : "good";
  return {
    match,
    constraints: constraints.map((constraint) => ({ ...constraint, label: constraintLabel(constraint) })),
    tasks: tasks.map(({ slug, name }) => ({ slug, name })),
    suggestions:
      match === "none"
        ? []
        : found
            .filter(({ fits }) => fits >= nearBest * top)
            .slice(0, most)
            .map(({ tool }) => tool),
  };
}

const nameRow = z.object({ id: z.string(), name: z.string(), maker: z.string().nullable() });

/** Those that are not left out by name or maker. */
async function leaveOut(ranked: Ranked[], constraints: Constraint[]): Promise<Ranked[]> {
  if (!constraints.some(({ kind }) => kind === "not")) return ranked;
  const rows = await queryRows(nameRow)`
    SELECT tool.id, tool.name, fact.value #>> '{}' AS maker FROM public.tool
    LEFT JOIN public.tool_fact AS fact ON fact.tool_id = tool.id AND fact.field = 'maker' WHERE tool.id = ANY (${ranked.map(({ id }) => id)}::text[])`;
  const wanted = new Set(rows.filter((row) => isWanted(row, constraints)).map(({ id }) => id));
  return ranked.filter(({ id }) => wanted.has(id));
}

/** The best tools as they are answered, each with how well it fits and why. */
async function readAnswers(
  ranked: { id: string; score: number }[],
  meant: Understanding,
  constraints: Constraint[],
  query: string,
): Promise<{ fits: number; tool: RecommendationDto }[]> {
  const ids = ranked.map(({ id }) => id);
  const [tools, details] = await Promise.all([listToolsById(ids), readDetails(ids)]);
  const fits = new Map(ranked.map(({ id, score: fit }) => [id, fit]));
  const asked = new Map(meant.tasks.map((task) => [task.slug, task]));
  return tools.map((tool) => {
    const { facts, tasks } = details.get(tool.id)!;
    const meets = tasks
      .flatMap((task) => {
        const match = asked.get(task.slug);
        return match ? [{ ...task, score: match.score }] : [];
      })
      .sort((a, b) => b.score - a.score);
    const reasons = [
      meets[0]?.how ?? firstSentence(tool.description),
      ...constraintReasons(facts, constraints),
    ];
    return {
      fits: fits.get(tool.id)!,
      tool: {
        id: tool.id,
        name: tool.name,
        slug: tool.slug,
        logo: tool.logo,
        description: tool.description,
        category: tool.category,
        rating: tool.rating,
        views: tool.views,
        isTrending: tool.isTrending,
        tags: tool.tags,
        pricing: pricingLabel(tool.pricing.type).toLowerCase() as RecommendationDto["pricing"],
        score: score(query, tool, meets.slice(0, 1)),
        reasons: [...new Set(reasons)],
      },
    };
  });
}

const firstSentence = (text: string) => /^.*?[^.]\.(?= |$)/s.exec(text)?.[0] ?? text;
