import "server-only";
import { z } from "zod";
import { Prisma } from "@/lib/generated/prisma/client";
import { searchRows } from "@/lib/platform/sql/queries-searches";
import { quote } from "@/lib/search/parse";
import {
  type Candidate,
  coverage,
  fitness,
  type Question,
  type Ranked,
  textWeights,
} from "@/lib/search/rank";
import { type Understanding, weigh } from "@/lib/search/understanding/queries";
import { englishOf } from "@/lib/search/understanding/queries-vocabulary";
import { asideCounts } from "@/lib/search/understanding/task-index";
import { isContent } from "@/lib/search/understanding/text";

const candidateRow = z.object({
  id: z.string(),
  fits: z.array(z.number()),
  tasks: z.array(z.int()),
  votes: z.int(),
  isUpcoming: z.boolean(),
  isListed: z.boolean(),
}) satisfies z.ZodType<Candidate & { isListed: boolean }>;

/** The words of a question as lexemes of the index, with how much each says. */
export async function weighWords({ words, asides, language }: Understanding) {
  const english = [...new Set(words.flatMap((word) => englishOf(word, language)).filter(isContent))];
  return [...(await weigh(english))].map(([word, { stem, weight }]) => ({
    stem,
    weight: asides.has(word) ? weight * asideCounts : weight,
  }));
}

/**
 * How well some tools answer a question, the best first; those that fit equally in the order of their ids. Those whose
 * website is gone are among them, and no list has them.
 *
 * @param ids SQL that selects their ids
 */
export async function rankTools(
  ids: Prisma.Sql | undefined,
  question: Understanding,
): Promise<(Ranked & { isListed: boolean })[]> {
  if (!ids) return [];
  const words = await weighWords(question);
  // D, C, B, A: text, category, tags and tasks, name.
  const { description, category, tags, name } = textWeights;
  const fits = words.map(
    ({ stem }) =>
      Prisma.sql`ts_rank(${[description, category, tags, name]}::float4[], text.document, ${quote(stem)}::text::tsquery)::float8`,
  );
  const rows = await searchRows(candidateRow)`
    SELECT entry.id, stats.base_votes + stats.votes AS votes, entry.is_upcoming AS "isUpcoming", entry.is_listed AS "isListed", text.tasks,
      ARRAY[${fits.length > 0 ? Prisma.join(fits) : Prisma.empty}]::float8[] AS fits
    FROM (${ids}) AS found JOIN search.text ON text.id = found.id JOIN search.entry ON entry.id = found.id
      JOIN public.tool_stats AS stats ON stats.tool_id = found.id`;
  const asked: Question = {
    weights: words.map(({ weight }) => weight),
    tasks: new Map(question.tasks.map(({ code, score }) => [code, score])),
  };
  return rows
    .map((row) => ({
      id: row.id,
      isListed: row.isListed,
      score: fitness(row, asked),
      covered: coverage(row.fits, asked.weights),
    }))
    .sort((a, b) => b.score - a.score || (a.id < b.id ? -1 : 1));
}
