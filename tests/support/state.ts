import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { Client } from "pg";

const shape = `
  SELECT indexdef FROM pg_indexes WHERE schemaname IN ('public', 'search')
  UNION ALL SELECT conrelid::regclass || conname || pg_get_constraintdef(oid) FROM pg_constraint
    WHERE connamespace::regnamespace::text IN ('public', 'search')
  UNION ALL SELECT pg_get_triggerdef(oid) || tgenabled::text FROM pg_trigger WHERE NOT tgisinternal
  UNION ALL SELECT p.oid::regprocedure || p.prosrc FROM pg_proc p
    WHERE pronamespace::regnamespace::text IN ('public', 'search')
  UNION ALL SELECT schemaname || sequencename || last_value FROM pg_sequences WHERE schemaname IN ('public', 'search')
  ORDER BY 1`;

/** What is in every table, as a number of rows and a hash over them, and one hash over indexes, keys, triggers and the like. */
export async function databaseState(url: string): Promise<Record<string, string>> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    const { rows: tables } = await client.query<{ name: string }>(
      `SELECT format('%I.%I', schemaname, tablename) AS name FROM pg_tables
       WHERE schemaname IN ('public', 'search') ORDER BY 1`,
    );
    const state: Record<string, string> = {};
    for (const { name } of tables) {
      const { rows } = await client.query<{ is: string }>(
        `SELECT count(*) || ' ' || md5(coalesce(string_agg(t::text, E'\\n' ORDER BY t::text), '')) AS is FROM ${name} AS t`,
      );
      state[name] = rows[0]!.is;
    }
    const { rows } = await client.query(shape);
    state["(shape)"] = createHash("sha256").update(JSON.stringify(rows)).digest("hex");
    return state;
  } finally {
    await client.end();
  }
}

/** The files below a folder, with a hash of each. */
export async function filesState(folder: string): Promise<Record<string, string>> {
  const found = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  const files = found
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));
  const state: Record<string, string> = {};
  for (const file of files.sort())
    state[path.relative(folder, file)] = createHash("sha256")
      .update(await readFile(file))
      .digest("hex");
  return state;
}
