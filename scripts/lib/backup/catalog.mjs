import { listFiles, hashText } from "../hash.mjs";
import { readFileSync } from "node:fs";
import { inRoot, root } from "../paths.mjs";

/** The schemas that a backup holds. The queue's (pgboss) is none: its jobs live for seconds and are made anew. */
export const SCHEMAS = ["public", "search"];

const notOfExtension = (catalog, oid) =>
  `NOT EXISTS (SELECT FROM pg_depend WHERE classid = '${catalog}'::regclass AND objid = ${oid} AND deptype = 'e')`;

/** The tables of the site, each with the columns that hold data of their own. @param {import("pg").ClientBase} client */
export async function readTables(client) {
  const { rows } = await client.query(
    `SELECT n.nspname AS schema, c.relname AS name, array_agg(a.attname::text ORDER BY a.attnum) AS columns
     FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace JOIN pg_attribute a ON a.attrelid = c.oid
     WHERE n.nspname = ANY ($1) AND c.relkind = 'r' AND ${notOfExtension("pg_class", "c.oid")}
       AND a.attnum > 0 AND NOT a.attisdropped AND a.attgenerated = ''
     GROUP BY 1, 2 ORDER BY 1, 2`,
    [SCHEMAS],
  );
  return rows;
}

/** Where the sequences are. @param {import("pg").ClientBase} client */
export async function readSequences(client) {
  const { rows } = await client.query(
    `SELECT schemaname AS schema, sequencename AS name FROM pg_sequences WHERE schemaname = ANY ($1) ORDER BY 1, 2`,
    [SCHEMAS],
  );
  for (const sequence of rows) {
    const state = `SELECT last_value::text AS value, is_called AS called FROM ${quoted(client, sequence)}`;
    Object.assign(sequence, (await client.query(state)).rows[0]);
  }
  return rows;
}

export const MIGRATIONS_TABLE = `CREATE TABLE public._prisma_migrations (
  id VARCHAR(36) PRIMARY KEY NOT NULL, checksum VARCHAR(64) NOT NULL, finished_at TIMESTAMPTZ,
  migration_name VARCHAR(255) NOT NULL, logs TEXT, rolled_back_at TIMESTAMPTZ,
  started_at TIMESTAMPTZ NOT NULL DEFAULT now(), applied_steps_count INTEGER NOT NULL DEFAULT 0)`;

/** The migrations that a database has, oldest first; undefined when it was never migrated. */
export async function appliedMigrations(client) {
  const { rows: found } = await client.query(
    "SELECT to_regclass('public._prisma_migrations') IS NOT NULL AS there",
  );
  if (!found[0].there) return undefined;
  const { rows } = await client.query(
    `SELECT migration_name AS name, checksum FROM public._prisma_migrations
     WHERE finished_at IS NOT NULL AND rolled_back_at IS NULL ORDER BY 1`,
  );
  return rows;
}

/** The migrations of this version, oldest first, with their SQL. */
export function ownMigrations() {
  const files = listFiles(root, ["prisma/migrations"]).filter((file) => file.endsWith("/migration.sql"));
  return files.map((file) => {
    const sql = readFileSync(inRoot(file), "utf8");
    return { name: file.split("/").at(-2), checksum: hashText(sql), sql };
  });
}

/** What has to go before a schema can be made anew, as statements. Extensions stay, with what belongs to them. */
export async function dropStatements(client) {
  const { rows } = await client.query(
    `SELECT format('DROP %s IF EXISTS %I.%I CASCADE',
              CASE relkind WHEN 'v' THEN 'VIEW' WHEN 'm' THEN 'MATERIALIZED VIEW' WHEN 'S' THEN 'SEQUENCE' ELSE 'TABLE' END,
              'public', relname) AS statement
     FROM pg_class WHERE relnamespace = 'public'::regnamespace AND relkind IN ('r', 'p', 'v', 'm', 'S')
       AND ${notOfExtension("pg_class", "pg_class.oid")}
     UNION ALL
     SELECT format('DROP ROUTINE IF EXISTS %s CASCADE', oid::regprocedure) FROM pg_proc
     WHERE pronamespace = 'public'::regnamespace AND ${notOfExtension("pg_proc", "pg_proc.oid")}
     UNION ALL
     SELECT format('DROP TYPE IF EXISTS %s CASCADE', oid::regtype) FROM pg_type
     WHERE typnamespace = 'public'::regnamespace AND typtype IN ('e', 'd', 'r') AND ${notOfExtension("pg_type", "pg_type.oid")}`,
  );
  const schemas = ["search", "pgboss"].map((schema) => `DROP SCHEMA IF EXISTS ${schema} CASCADE`);
  return [...schemas, ...rows.map(({ statement }) => statement)];
}

/** A name for a statement. */
export const quoted = (client, { schema, name }) =>
  `${client.escapeIdentifier(schema)}.${client.escapeIdentifier(name)}`;

/** The columns of a table, for a statement. */
export const columnList = (client, { columns }) =>
  columns.map((column) => client.escapeIdentifier(column)).join(", ");

/** Texts of values must not depend on how a server or a role is set up. */
export const SETTINGS = [
  "SET LOCAL DateStyle = 'ISO, YMD'",
  "SET LOCAL IntervalStyle = 'postgres'",
  "SET LOCAL TimeZone = 'UTC'",
  "SET LOCAL extra_float_digits = 1",
  "SET LOCAL statement_timeout = 0",
  "SET LOCAL idle_in_transaction_session_timeout = 0",
].join("; ");
