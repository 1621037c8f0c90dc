import "server-only";
import { z } from "zod";
import { searchRows } from "@/lib/platform/sql/queries-searches";
import { type Correction, joined, type Word } from "@/lib/search/parse";

const correctionRow = z.object({
  for: z.string(),
  word: z.string(),
  stem: z.string(),
  distance: z.int(),
}) satisfies z.ZodType<Correction>;

/**
 * Words of the catalogue one slip away from those that were typed and it does not know, or from two of them written as one. A long word
 * that has none is compared by trigrams, which finds two slips and costs more.
 */
export async function corrections(words: Word[]): Promise<Correction[]> {
  const alone = words.map(({ word }) => word);
  const typed = [...new Set([...alone, ...joined(words)])].filter(
    (word) => word.length >= 3 && word.length <= 32,
  );
  if (typed.length === 0) return [];
  return searchRows(correctionRow)`
    WITH typed AS MATERIALIZED (
      SELECT word, search.deletions(word) AS variants FROM unnest(${typed}::text[]) AS asked (word)
      WHERE NOT EXISTS (SELECT FROM search.term WHERE term.word = asked.word)
    ), near AS MATERIALIZED (
      SELECT typed.word AS typed, term.word, term.in_name,
        CASE WHEN length(term.word) = length(typed.word) AND search.is_swap(term.word, typed.word) THEN 1
             ELSE public.levenshtein_less_equal(term.word, typed.word, 2) END AS distance
      FROM typed JOIN search.term ON term.deletions && typed.variants
      WHERE length(term.word) >= 3
    ), far AS (
      SELECT typed.word AS typed, term.word, term.in_name, public.levenshtein_less_equal(term.word, typed.word, 2) AS distance
      FROM typed JOIN search.term ON term.word OPERATOR(public.%) typed.word
      WHERE length(typed.word) >= 7 AND typed.word = ANY (${alone}::text[])
        AND NOT EXISTS (SELECT FROM near WHERE near.typed = typed.word AND near.distance <= 1)
    )
    SELECT typed AS "for", word, coalesce(nullif((search.stems(ARRAY[word]))[1], ''), word) AS stem, distance FROM (
      SELECT *, row_number() OVER (PARTITION BY typed ORDER BY distance, in_name DESC, public.similarity(word, typed) DESC, word) AS place
      FROM (SELECT * FROM near UNION SELECT * FROM far) AS candidate
      WHERE distance BETWEEN 1 AND CASE WHEN length(typed) < 7 THEN 1 ELSE 2 END
    ) AS ordered
    WHERE place <= 16`;
}
