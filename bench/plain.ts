import { queryRows } from "@/lib/platform/sql/queries-rows";
import {
  allQueries,
  correctedQueries,
  meaningful,
  strictQueries,
  typedOf,
  type Word,
} from "@/lib/search/parse";
import type { Slice } from "@/lib/search/plan";
import { corrections } from "@/lib/search/queries-corrections";
import { countMatches, readInOrder } from "@/lib/search/queries-matches";
import { anyOf } from "@/lib/search/tsquery";
import { z } from "zod";

const wordRow = z.object({ word: z.string(), stems: z.array(z.string()) });

/**
 * A search as it was before texts were understood, in as many questions to the same index as it takes today: words as they
 * were typed, likely misspellings where these find little, then any of the words. No tasks, no dictionary, no vectors; many
 * or few matches, they are ordered by the query that they match and by trend.
 */
export async function searchPlainly(text: string, slice: Slice): Promise<string[]> {
  const typed: Word[] = await queryRows(wordRow)`
    SELECT word, search.stems(ARRAY[word]) AS stems
    FROM unnest(search.words(${text})) WITH ORDINALITY AS typed (word, position) ORDER BY position LIMIT 32`;
  const terms = meaningful(typed.map((word) => ({ typed: [word], means: [] })));
  const words = typedOf(terms);
  let queries = strictQueries(terms);
  let counts = await countMatches(queries, {}, slice.offset + slice.limit);
  if (counts.total < 20 && counts.named === 0) {
    const respelled = correctedQueries(words, await corrections(words));
    queries = { names: queries.names, others: [...queries.others, ...respelled] };
    counts = await countMatches(queries, {}, slice.offset + slice.limit);
  }
  if (counts.total === 0 && words.length > 1) {
    const each = words.flatMap((word) => allQueries(strictQueries([{ typed: [word], means: [] }])));
    queries = { names: [], others: [anyOf(each.slice(0, 16))] };
    counts = await countMatches(queries, {}, slice.offset + slice.limit);
  }
  return counts.total === 0 ? [] : readInOrder({ queries, ...counts }, {}, slice);
}
