import { ownMigrations } from "./backup/catalog.mjs";
import { DATABASE_MISSING, createDatabase, parseDatabaseUrl, withDatabase } from "./database.mjs";
import { skip } from "./output.mjs";
import { packageProgram } from "./paths.mjs";
import { Problem } from "./problem.mjs";
import { runQuietly } from "./run.mjs";

const TABLE_MISSING = "42P01";

/** Held while a process migrates: of several that start at once, the others wait and find it done. */
const MIGRATION_LOCK = 728400;

/** Brings the database to the newest migration; one that does not exist yet is created. */
export async function migrate(databaseUrl) {
  if (isComplete(await readHistory(databaseUrl))) return skip("Database schema is up to date");
  await createDatabase(databaseUrl);
  return withDatabase(databaseUrl, async (client) => {
    await client.query("SELECT pg_advisory_lock($1)", [MIGRATION_LOCK]);
    return migrateAlone(databaseUrl);
  });
}

async function migrateAlone(databaseUrl) {
  const history = await readHistory(databaseUrl);
  if (isComplete(history)) return skip("Database schema is up to date");
  const interrupted = history.find((entry) => entry.state === "interrupted");
  if (interrupted) await repeat(databaseUrl, interrupted.name);
  else await deploy(databaseUrl);
  return "Database migrated";
}

/**
 * What the database knows about its migrations. Asking it is a hundred times as quick as asking Prisma,
 * and on most starts there is nothing to do.
 *
 * @returns {Promise<{ name: string, checksum: string, state: "applied" | "interrupted" | "other" }[]>}
 *   "interrupted": begun by a process that did not live to see the end, good or bad
 */
async function readHistory(databaseUrl) {
  const schema = parseDatabaseUrl(databaseUrl).searchParams.get("schema") ?? "public";
  try {
    return await withDatabase(databaseUrl, async (client) => {
      const { rows } = await client.query(
        `SELECT migration_name AS name, checksum,
           CASE WHEN rolled_back_at IS NOT NULL THEN 'other'
                WHEN finished_at IS NOT NULL THEN 'applied'
                WHEN logs IS NULL THEN 'interrupted'
                ELSE 'other' END AS state
         FROM ${client.escapeIdentifier(schema)}._prisma_migrations`,
      );
      return rows;
    });
  } catch (error) {
    if (error.code === DATABASE_MISSING || error.code === TABLE_MISSING) return [];
    throw new Problem(`The database could not be asked about its migrations: ${error.message}.`);
  }
}

/** Whether every migration of the project has been applied as it is now. */
function isComplete(history) {
  const applied = new Map(
    history.filter(({ state }) => state === "applied").map(({ name, checksum }) => [name, checksum]),
  );
  return ownMigrations().every(({ name, checksum }) => applied.get(name) === checksum);
}

/**
 * Applies an interrupted migration again. Postgres runs each as one transaction, so nothing of it is
 * there, or, when only the note of its success was lost, all of it is.
 */
async function repeat(databaseUrl, name) {
  await resolve(databaseUrl, "--rolled-back", name);
  try {
    await deploy(databaseUrl);
  } catch (error) {
    if (!/already exists/.test(error.output)) throw error;
    await resolve(databaseUrl, "--applied", name);
    await deploy(databaseUrl);
  }
}

const deploy = (databaseUrl) => prisma(databaseUrl, ["deploy"]);

/** Where another process has settled the matter meanwhile, Prisma refuses, and there is nothing to do. */
const resolve = (databaseUrl, how, name) => prisma(databaseUrl, ["resolve", how, name]).catch(() => {});

function prisma(databaseUrl, words) {
  return runQuietly([packageProgram("prisma"), "migrate", ...words], {
    env: { ...process.env, DATABASE_URL: databaseUrl },
    failure: "The database could not be migrated.",
  });
}
