import { Problem } from "../output.mjs";
import { dropStatements, MIGRATIONS_TABLE, ownMigrations, quoted, readTables, SCHEMAS } from "./catalog.mjs";
import { tableName } from "./manifest.mjs";

/**
 * The migrations that bring an empty database to where a backup was made. Refuses a backup whose migrations this version
 * doesn't have.
 *
 * @param {import("./manifest.mjs").Manifest} manifest
 */
export function migrationsOf(manifest) {
  const own = new Map(ownMigrations().map((migration) => [migration.name, migration]));
  return manifest.migrations.map(({ name, checksum }) => {
    const migration = own.get(name);
    if (!migration)
      throw new Problem(
        `This backup was made by a newer version of Almanac AI (${manifest.app}, with the migration ${name}). ` +
          "Restore it with that version or a newer one.",
      );
    if (migration.checksum !== checksum)
      throw new Problem(
        `This backup was made by another Almanac AI: its migration ${name} is a different one.`,
      );
    return migration;
  });
}

/**
 * Within a transaction: takes away all that the database has and makes the tables anew, empty and in the form of the
 * backup. Indexes and foreign keys are taken off, since they are made much faster over what is there in the end.
 * Triggers rest: what they would count has been counted.
 *
 * @param {import("pg").Client} client
 * @param {import("./manifest.mjs").Manifest} manifest
 * @returns {Promise<() => Promise<void>>} puts all of it back
 */
export async function rebuild(client, manifest) {
  for (const statement of await dropStatements(client)) await client.query(statement);
  await client.query(MIGRATIONS_TABLE);
  for (const { sql } of migrationsOf(manifest)) await client.query(sql);

  const tables = await readTables(client);
  checkShape(tables, manifest);
  const names = tables.map((table) => quoted(client, table));
  const undo = await takeOff(client);
  for (const name of names) await client.query(`ALTER TABLE ${name} DISABLE TRIGGER USER`);
  await client.query(`TRUNCATE ${names.join(", ")}`);
  return async () => {
    await client.query("SET CONSTRAINTS ALL IMMEDIATE");
    for (const statement of undo) await client.query(statement);
    for (const name of names) await client.query(`ALTER TABLE ${name} ENABLE TRIGGER USER`);
  };
}

function checkShape(tables, manifest) {
  const shape = (all) =>
    JSON.stringify(all.map((table) => `${tableName(table)}(${table.columns.toSorted().join()})`).toSorted());
  if (shape(tables) !== shape(manifest.tables))
    throw new Problem("This backup does not fit: its tables are not those that its migrations make.");
}

/** Takes off foreign keys and indexes, and answers the statements that make them again. */
async function takeOff(client) {
  const { rows } = await client.query(
    `SELECT format('ALTER TABLE %s DROP CONSTRAINT %I', conrelid::regclass, conname) AS remove, 2 AS turn,
            format('ALTER TABLE %s ADD CONSTRAINT %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) AS make
     FROM pg_constraint WHERE contype = 'f' AND connamespace::regnamespace::text = ANY ($1)
     UNION ALL
     SELECT format('DROP INDEX %s', indexrelid::regclass), 1, pg_get_indexdef(indexrelid)
     FROM pg_index JOIN pg_class c ON c.oid = indexrelid WHERE c.relnamespace::regnamespace::text = ANY ($1)
       AND NOT EXISTS (SELECT FROM pg_constraint WHERE conindid = indexrelid) ORDER BY turn, make`,
    [SCHEMAS],
  );
  for (const { remove } of rows.toReversed()) await client.query(remove);
  return rows.map(({ make }) => make);
}
