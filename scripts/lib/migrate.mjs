import { randomUUID } from "node:crypto";
import { appliedMigrations, MIGRATIONS_TABLE, ownMigrations, readTables } from "./backup/catalog.mjs";
import { createDatabase, withDatabase } from "./database.mjs";
import { Problem, skip } from "./output.mjs";

/** Held while a process migrates: of several that start at once, the others wait and find it done. */
const MIGRATION_LOCK = 728400;

/**
 * Brings the database to the newest migration; one that does not exist yet is created. What was applied is noted in Prisma's
 * own table, so that `prisma migrate` reads it, too; its engine, a program to download, is not needed.
 */
export async function migrate(databaseUrl) {
  await createDatabase(databaseUrl);
  return withDatabase(databaseUrl, async (client) => {
    await client.query("SELECT pg_advisory_lock($1)", [MIGRATION_LOCK]);
    const applied = await readHistory(client);
    const missing = ownMigrations().filter(({ name }) => !applied.has(name));
    if (missing.length === 0) return skip("Database schema is up to date");
    for (const migration of missing) await apply(client, migration);
    return "Database migrated";
  });
}

/** The names of the migrations that the database has; makes their table in an empty one. */
async function readHistory(client) {
  const applied = await appliedMigrations(client);
  if (applied) return new Set(applied.map(({ name }) => name));
  if ((await readTables(client)).length > 0)
    throw new Problem("The database has tables of something else. Give Almanac AI one of its own.");
  await client.query(MIGRATIONS_TABLE);
  return new Set();
}

/** Applies a migration with the note of it: all of that, or nothing. */
async function apply(client, { name, checksum, sql }) {
  try {
    await client.query("BEGIN");
    await client.query(sql);
    await client.query("DELETE FROM public._prisma_migrations WHERE migration_name = $1", [name]);
    await client.query(
      `INSERT INTO public._prisma_migrations (id, checksum, migration_name, finished_at, applied_steps_count)
       VALUES ($1, $2, $3, clock_timestamp(), 1)`,
      [randomUUID(), checksum, name],
    );
    await client.query("COMMIT");
  } catch (error) {
    const at = error.position ? ` (line ${sql.slice(0, error.position).split("\n").length})` : "";
    throw new Problem("The database could not be migrated.", { output: `${name}${at}: ${error.message}` });
  }
}
