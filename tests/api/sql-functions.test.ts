import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { Client } from "pg";
import { afterAll, describe, expect, it } from "vitest";
import { createTestDatabase } from "@/tests/support/database";

/*
 * `prisma/functions` has each function of the database as it is now, with its triggers. What the files make of a
 * migrated database is held against what the migrations made of it.
 */
const folder = path.resolve(import.meta.dirname, "../../prisma/functions");
const files = readdirSync(folder, { recursive: true, encoding: "utf8" })
  .filter((file) => file.endsWith(".sql"))
  .sort();
const database = await createTestDatabase();
const client = new Client({ connectionString: database.url });
await client.connect();
afterAll(async () => {
  await client.end();
  await database.drop();
});

type Definition = { file: string; definition: string };
/** Functions that no extension brought, each followed by its triggers; `written` is a condition that narrows them. */
async function listDefinitions(written = "true"): Promise<Definition[]> {
  const { rows } = await client.query(`
    SELECT file, definition FROM (
      SELECT oid AS function, '' AS trigger, pg_get_functiondef(oid) AS definition, xmin FROM pg_proc WHERE prokind <> 'a'
      UNION ALL
      SELECT tgfoid, tgrelid::regclass || ' ' || tgname, pg_get_triggerdef(oid), xmin FROM pg_trigger WHERE NOT tgisinternal
    ) AS defined
    JOIN LATERAL (
      SELECT nspname || '/' || replace(proname, '_', '-') || '.sql' AS file FROM pg_proc
      JOIN pg_namespace ON pg_namespace.oid = pronamespace
      WHERE pg_proc.oid = function AND nspname !~ '^pg_|^information_schema$'
        AND NOT EXISTS (SELECT FROM pg_depend WHERE classid = 'pg_proc'::regclass AND objid = function AND deptype = 'e')
    ) AS named ON true
    WHERE ${written} ORDER BY file COLLATE "C", function, trigger`);
  return rows as Definition[];
}

/** What a file defines: run where its triggers are gone, and rolled back. */
async function run(file: string): Promise<Definition[]> {
  await client.query("BEGIN");
  try {
    const { rows } = await client.query(
      "SELECT format('DROP TRIGGER %I ON %s', tgname, tgrelid::regclass) AS drop FROM pg_trigger WHERE NOT tgisinternal",
    );
    for (const { drop } of rows as { drop: string }[]) await client.query(drop);
    await client.query(readFileSync(path.join(folder, file), "utf8"));
    return await listDefinitions("xmin = pg_current_xact_id()::xid");
  } finally {
    await client.query("ROLLBACK");
  }
}

const migrated = await listDefinitions();

describe("prisma/functions", () => {
  it("has a file for every function of the database, and no other", () => {
    expect(files).toEqual([...new Set(migrated.map(({ file }) => file))]);
  });

  it("is all that the database runs by itself: there are no views", async () => {
    const { rows } = await client.query(
      "SELECT schemaname, viewname FROM pg_views WHERE schemaname !~ '^pg_|^information_schema$'",
    );
    expect(rows).toEqual([]);
  });

  it.each(files)("%s says what the migrations made", async (file) => {
    expect(await run(file)).toEqual(migrated.filter((known) => known.file === file));
  });
});
