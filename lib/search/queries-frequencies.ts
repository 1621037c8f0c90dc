import "server-only";
import { LRUCache } from "lru-cache";
import { z } from "zod";
import { queryRows } from "@/lib/platform/sql/queries-rows";

const frequencyRow = z.object({ lexeme: z.string(), frequency: z.number(), tools: z.number() });
const hour = 3_600_000;

/** The share of tools that have a lexeme, and how many that are. */
export type Frequency = { share: number; tools: number };

const frequencies = new LRUCache<"all", Map<string, Frequency>>({
  max: 1,
  ttl: hour,
  fetchMethod: async () => {
    const rows = await queryRows(frequencyRow)`
      SELECT lexeme, frequency::float8, frequency::float8 * greatest(0, reltuples) AS tools FROM pg_stats
      JOIN pg_class ON pg_class.oid = 'search.entry'::regclass
      CROSS JOIN LATERAL unnest(most_common_elems::text::text[], most_common_elem_freqs) AS common (lexeme, frequency)
      WHERE schemaname = 'search' AND tablename = 'entry_document' AND lexeme IS NOT NULL`;
    return new Map(rows.map(({ lexeme, frequency, tools }) => [lexeme, { share: frequency, tools }]));
  },
});

/**
 * How many tools have each of the most frequent lexemes, as the database found when it last looked at the index (ANALYZE).
 * It tells which way to read is short, never what is found.
 */
export const readFrequencies = async (): Promise<Map<string, Frequency>> =>
  (await frequencies.fetch("all")) ?? new Map<string, Frequency>();
