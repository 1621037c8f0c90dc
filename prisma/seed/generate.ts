import { connectAlone } from "@/lib/platform/db";
import { generateSql, generateStatsSql, samplesSql } from "./generate-sql";

const batch = 5_000;
const writers = 2;
/** Indexes of these tables are built again at the end: that takes less than keeping them in step. */
const grown = [
  "public.tool",
  "search.rank",
  "search.entry",
  "search.text",
  "search.term",
  "public.tool_stats",
  "public.tool_fact",
  "public.tool_task",
];

/**
 * Grows a seeded catalogue to `size` published tools, for benchmarks and tests. Adds only; the same size twice adds
 * nothing. Indexes are dropped while it works and built again at the end, so nobody should search meanwhile. Needs a
 * superuser, as which the embedded server is run.
 */
export async function generate(
  size: number,
  {
    length,
    report = () => {},
  }: { length?: Parameters<typeof generateSql>[0]; report?: (done: number) => void } = {},
): Promise<void> {
  const clients = await Promise.all(Array.from({ length: writers }, connectAlone));
  const main = clients[0]!;
  try {
    const { rows } = await main.query<{ n: number }>(
      "SELECT count(*)::int AS n FROM tool WHERE status = 'published'",
    );
    const have = rows[0]!.n;
    if (have >= size) return;
    const { rows: indexes } = await main.query<{ name: string; definition: string }>(
      `SELECT indexrelid::regclass AS name, pg_get_indexdef(indexrelid) AS definition FROM pg_index
       WHERE indrelid = ANY ($1::regclass[]) AND NOT indisunique
       ORDER BY pg_get_indexdef(indexrelid) LIKE '%USING gin%' DESC, indexrelid`,
      [grown],
    );
    for (const { name } of indexes) await main.query(`DROP INDEX ${name}`);
    const sql = generateSql(length);
    let next = have;
    await Promise.all(
      clients.map(async (client) => {
        await client.query(samplesSql);
        while (next < size) {
          const from = next;
          const to = (next = Math.min(size, from + batch));
          // Without triggers, each entry of the index is written once, when its numbers are known.
          await client.query("SET session_replication_role = replica");
          const added = await client.query<{ ids: string[] }>(sql, [to - from, from]);
          const ids = [added.rows[0]!.ids];
          await client.query(generateStatsSql, ids);
          await client.query("SET session_replication_role = origin");
          await client.query("SELECT search.sync_tools($1)", ids);
          report(to);
        }
      }),
    );
    await main.query("SELECT search.mark_leading()");
    await Promise.all(
      clients.map(async (client) => {
        await client.query("SET maintenance_work_mem = '512MB'");
        for (let one = indexes.shift(); one; one = indexes.shift()) await client.query(one.definition);
      }),
    );
    await main.query("VACUUM (ANALYZE)");
  } finally {
    await Promise.all(clients.map((client) => client.end()));
  }
}
