import "server-only";
import { LRUCache } from "lru-cache";
import { z } from "zod";
import { queryRows } from "@/lib/platform/sql/queries-rows";

const frequencyRow = z.object({ lexeme: z.string(), frequency: z.number() });
const hour = 3_600_000;

const frequencies = new LRUCache<"all", Map<string, number>>({
  max: 1,
  ttl: hour,
  fetchMethod: async () => {
    const rows = await queryRows(frequencyRow)`
      SELECT lexeme, frequency::float8 FROM pg_stats
      CROSS JOIN LATERAL unnest(most_common_elems::text::text[], most_common_elem_freqs) AS common (lexeme, frequency)
      WHERE schemaname = 'search' AND tablename = 'entry_document' AND lexeme IS NOT NULL`;
    return new Map(rows.map(({ lexeme, frequency }) => [lexeme, frequency]));
  },
});

/**
 * The share of tools that have each of the most frequent lexemes, as the database found when it last looked at the index (ANALYZE).
 * It tells which way to read is short, never what is found.
 */
export const readFrequencies = async (): Promise<Map<string, number>> =>
  (await frequencies.fetch("all")) ?? new Map<string, number>();
