import { readFileSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";
import { prismaCli } from "./client.mjs";
import { hashText, listFiles } from "./hash.mjs";
import { say, skip } from "./output.mjs";
import { inRoot, root } from "./paths.mjs";
import { Problem } from "./problem.mjs";
import { runQuietly } from "./run.mjs";

/** How long a database server may take to come up, beside which this program was started. */
const PATIENCE_MS = 30_000;

const DATABASE_MISSING = "3D000";
const TABLE_MISSING = "42P01";
const REFUSALS = new Set(["28P01", "28000"]);

/** Brings the database to the newest migration; one that does not exist yet is created. */
export async function migrate(databaseUrl) {
  if (await hasEveryMigration(databaseUrl)) return skip("Database schema is up to date");
  await runQuietly([prismaCli(), "migrate", "deploy"], {
    env: { ...process.env, DATABASE_URL: databaseUrl },
    failure: "The database could not be migrated.",
  });
  return "Database migrated";
}

/** Waits until a database server answers, and fails with a sentence when it does not. */
export async function waitForDatabase(databaseUrl) {
  const { host } = parseUrl(databaseUrl);
  const deadline = Date.now() + PATIENCE_MS;
  for (let first = true; ; first = false) {
    const error = await connect(databaseUrl, async () => null).catch((reason) => reason);
    if (error === null || error.code === DATABASE_MISSING) return `Database at ${host} answers`;
    if (REFUSALS.has(error.code))
      throw new Problem(`The database at ${host} refuses the login: ${error.message}.`);
    if (Date.now() > deadline) {
      throw new Problem(
        `The database at ${host} did not answer within ${PATIENCE_MS / 1000} seconds (${reasonOf(error)}). Check DATABASE_URL.`,
      );
    }
    if (first)
      say(
        `  The database at ${host} does not answer (${reasonOf(error)}); waiting up to ${PATIENCE_MS / 1000} seconds`,
      );
    await sleep(500);
  }
}

/**
 * Asking the database is a hundred times as quick as asking Prisma, and on most starts there is nothing
 * to do.
 */
async function hasEveryMigration(databaseUrl) {
  const wanted = listFiles(
    root,
    ["prisma/migrations"],
    (file) => file.endsWith("/") || file.endsWith("/migration.sql"),
  );
  const schema = parseUrl(databaseUrl).searchParams.get("schema") ?? "public";
  try {
    const applied = await connect(databaseUrl, async (client) => {
      const { rows } = await client.query(
        `SELECT migration_name AS name, checksum FROM ${client.escapeIdentifier(schema)}._prisma_migrations
         WHERE finished_at IS NOT NULL AND rolled_back_at IS NULL`,
      );
      return new Map(rows.map((row) => [row.name, row.checksum]));
    });
    return wanted.every(
      (file) => applied.get(file.split("/").at(-2)) === hashText(readFileSync(inRoot(file))),
    );
  } catch (error) {
    if (error.code === DATABASE_MISSING || error.code === TABLE_MISSING) return false;
    throw new Problem(`The database could not be asked about its migrations: ${error.message}.`);
  }
}

async function connect(databaseUrl, work) {
  const { default: pg } = await import("pg");
  const client = new pg.Client({ connectionString: databaseUrl, connectionTimeoutMillis: 5000 });
  client.on("error", () => {});
  try {
    await client.connect();
    return await work(client);
  } finally {
    await client.end().catch(() => {});
  }
}

function parseUrl(databaseUrl) {
  const url = URL.parse ? URL.parse(databaseUrl) : new URL(databaseUrl);
  if (url && /^postgres(ql)?:$/.test(url.protocol)) return url;
  throw new Problem(
    "DATABASE_URL is not the address of a Postgres database (postgresql://user:password@host:5432/name).",
  );
}

/** Node reports several failed addresses of one host together, without a message of its own. */
const reasonOf = (error) => error.errors?.[0]?.code ?? error.code ?? error.message;
