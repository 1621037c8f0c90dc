import { Client } from "pg";
import { generateSql, generateStatsSql } from "./generate-sql";

const batch = 5_000;
const writers = 2;
const textIndexes = ["search.entry_document", "search.term_deletions", "search.term_trigrams"];

/**
 * Grows a seeded catalogue to `size` published tools, for benchmarks. Adds only; the same size twice adds nothing. The
 * text indexes are dropped while it works and built again at the end, so nobody should search meanwhile. Needs a
 * superuser, as which the embedded server is run.
 */
export async function generate(
  url: string,
  size: number,
  report: (done: number) => void = () => {},
): Promise<void> {
  const clients = Array.from(
    { length: writers },
    () => new Client({ connectionString: url, statement_timeout: 0 }),
  );
  await Promise.all(clients.map((client) => client.connect()));
  const main = clients[0]!;
  try {
    const { rows } = await main.query<{ n: number }>(
      "SELECT count(*)::int AS n FROM tool WHERE status = 'published'",
    );
    const have = rows[0]!.n;
    if (have >= size) return;
    const definitions = await main.query<{ indexdef: string }>(
      "SELECT pg_get_indexdef(name::regclass) AS indexdef FROM unnest($1::text[]) AS name",
      [textIndexes],
    );
    for (const name of textIndexes) await main.query(`DROP INDEX ${name}`);
    let next = have;
    await Promise.all(
      clients.map(async (client) => {
        while (next < size) {
          const from = next;
          const to = (next = Math.min(size, from + batch));
          // Without triggers, each entry of the index is written once, when its numbers are known.
          await client.query("SET session_replication_role = replica");
          const added = await client.query<{ ids: string[] }>(generateSql, [to - from, from]);
          const ids = [added.rows[0]!.ids];
          await client.query(generateStatsSql, ids);
          await client.query("SET session_replication_role = origin");
          await client.query("SELECT search.sync_tools($1)", ids);
          report(to);
        }
      }),
    );
    await main.query("SET maintenance_work_mem = '1GB'");
    for (const { indexdef } of definitions.rows) await main.query(indexdef);
    await main.query("VACUUM (ANALYZE)");
  } finally {
    await Promise.all(clients.map((client) => client.end()));
  }
}
