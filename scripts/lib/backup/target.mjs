import { setTimeout as sleep } from "node:timers/promises";
import { DATABASE_MISSING, parseDatabaseUrl, withDatabase } from "../database.mjs";
import { Problem } from "../output.mjs";
import { appliedMigrations, ownMigrations, quoted, readTables } from "./catalog.mjs";
import { tableName } from "./manifest.mjs";

/** How long connections of a site that was just stopped may take to end. */
const TIMEOUT_MS = 5000;
/** Tables whose rows say nothing about whether a site is in use. */
const IDLE = new Set(["_prisma_migrations", "home_page", "rate_limit"]);

/** What is worth naming before it is lost, and how it is called. */
const NAMED = { tool: "tools", user: "accounts", review: "reviews" };

/**
 * What a restore would take the place of: undefined when there is nothing, else in words. Refuses a database that
 * other programs keep their tables in, and one that is in use.
 */
export async function whatIsThere(url) {
  try {
    return await withDatabase(url, async (client) => {
      await refuseWhileUsed(client);
      const tables = await readTables(client);
      if (tables.length === 0) return undefined;
      const migrations = await appliedMigrations(client);
      if (migrations?.[0]?.name !== ownMigrations()[0].name)
        throw new Problem(
          `The database ${parseDatabaseUrl(url).pathname.slice(1)} holds tables of another program ` +
            `(${tables.slice(0, 3).map(tableName).join(", ")}). Restore into a database of its own.`,
        );
      return inWords(
        client,
        tables.filter((table) => table.schema === "public" && !IDLE.has(table.name)),
      );
    });
  } catch (error) {
    if (error.code === DATABASE_MISSING) return undefined;
    throw error;
  }
}

async function inWords(client, tables) {
  const counts = {};
  for (const table of tables) {
    const { rows } = await client.query(`SELECT count(*)::int AS count FROM ${quoted(client, table)}`);
    counts[table.name] = rows[0].count;
  }
  const all = Object.values(counts).reduce((sum, count) => sum + count, 0);
  const words = Object.entries(NAMED).map(
    ([name, word]) => `${(counts[name] ?? 0).toLocaleString("en-US")} ${word}`,
  );
  return all > 0 ? `${words.join(", ")} (${all.toLocaleString("en-US")} rows in all)` : undefined;
}

async function refuseWhileUsed(client) {
  for (const deadline = Date.now() + TIMEOUT_MS; ; await sleep(200)) {
    const { rows } = await client.query(
      `SELECT count(*)::int AS count, string_agg(DISTINCT nullif(application_name, ''), ', ') AS names
       FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()
         AND coalesce(backend_type, 'client backend') = 'client backend'`,
    );
    const [{ count, names }] = rows;
    if (count === 0) return;
    if (Date.now() > deadline)
      throw new Problem(
        `The database is in use: it has ${count} other ${count === 1 ? "connection" : "connections"}${names ? ` (${names})` : ""}. ` +
          "Stop every instance of the site, and whatever else is connected, and try again.",
      );
  }
}
