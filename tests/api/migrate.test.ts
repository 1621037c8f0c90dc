import { randomBytes } from "node:crypto";
import { Client } from "pg";
import { afterEach, beforeEach, expect, inject, it } from "vitest";
import { ownMigrations } from "@/scripts/lib/backup/catalog.mjs";
import { migrate } from "@/scripts/lib/migrate.mjs";
import { databaseUrl, onServer } from "@/tests/support/server";

const server = inject("databaseServer");
let name: string;

beforeEach(() => {
  name = `test_${randomBytes(6).toString("hex")}`;
});
afterEach(() =>
  onServer(
    server,
    async (client) => void (await client.query(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`)),
  ),
);

async function query<Row extends object>(text: string): Promise<Row[]> {
  const client = new Client({ connectionString: databaseUrl(server, name) });
  await client.connect();
  try {
    return (await client.query<Row>(text)).rows;
  } finally {
    await client.end();
  }
}
const applied = async () =>
  (
    await query<{ name: string }>(
      "SELECT migration_name AS name FROM _prisma_migrations WHERE finished_at IS NOT NULL ORDER BY 1",
    )
  ).map((row) => row.name);

it("makes a database and brings it to the newest migration, once, however many begin", async () => {
  await Promise.all([1, 2, 3].map(() => migrate(databaseUrl(server, name))));
  const names = ownMigrations().map((migration) => migration.name);
  expect(await applied()).toEqual(names);
  await migrate(databaseUrl(server, name));
  expect(await applied()).toEqual(names);
});

it("keeps nothing of a migration that fails, and says which one it was", async () => {
  await migrate(databaseUrl(server, name));
  const names = await applied();
  // Its tables are there already.
  const first = names[0]!;
  await query(`DELETE FROM _prisma_migrations WHERE migration_name = '${first}'`);
  await expect(migrate(databaseUrl(server, name))).rejects.toMatchObject({
    message: "The database could not be migrated.",
    output: expect.stringMatching(new RegExp(`^${first}( \\(line \\d+\\))?: .*already exists`)) as string,
  });
  expect(await applied()).toEqual(names.slice(1));
});

it("leaves the database of something else alone", async () => {
  await onServer(server, async (client) => void (await client.query(`CREATE DATABASE ${name}`)));
  await query("CREATE TABLE customer (id int)");
  await expect(migrate(databaseUrl(server, name))).rejects.toThrow(
    "The database has tables of something else.",
  );
  expect(await query("SELECT to_regclass('_prisma_migrations') AS found")).toEqual([{ found: null }]);
});
