import { setTimeout as sleep } from "node:timers/promises";
import { Problem, say } from "./output.mjs";

/** How long a database server may take to come up, beside which this program was started. */
const TIMEOUT_MS = 30_000;

/** Postgres's code for a database that does not exist; its server answers all the same. */
export const DATABASE_MISSING = "3D000";
const REFUSALS = new Set(["28P01", "28000"]);

/** Waits until a database server answers, and fails with a sentence when it does not. */
export async function waitForDatabase(databaseUrl) {
  const { host } = parseDatabaseUrl(databaseUrl);
  const waited = `${TIMEOUT_MS / 1000} seconds`;
  const deadline = Date.now() + TIMEOUT_MS;
  for (let first = true; ; first = false) {
    const error = await withDatabase(databaseUrl, async () => null).catch((reason) => reason);
    if (error === null || error.code === DATABASE_MISSING) return `Database at ${host} answers`;
    if (REFUSALS.has(error.code))
      throw new Problem(`The database at ${host} refuses the login: ${error.message}.`);
    const reason = reasonOf(error);
    if (Date.now() > deadline) {
      throw new Problem(
        `The database at ${host} did not answer within ${waited} (${reason}). Check DATABASE_URL.`,
      );
    }
    if (first) say(`  The database at ${host} does not answer (${reason}); waiting up to ${waited}`);
    await sleep(500);
  }
}

/**
 * Runs `work` on a connection to a database.
 *
 * @template T
 * @param {string} databaseUrl
 * @param {(client: import("pg").Client) => Promise<T>} work
 */
export async function withDatabase(databaseUrl, work) {
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

/** Makes the database of an address unless it is there. Of one that somebody named it says so: the name may be a mistake. */
export async function createDatabase(url) {
  try {
    await withDatabase(url, async () => {});
  } catch (error) {
    if (error.code !== DATABASE_MISSING) throw error;
    const address = parseDatabaseUrl(url);
    const name = decodeURIComponent(address.pathname.slice(1));
    address.pathname = "/postgres";
    await withDatabase(address.href, (client) =>
      client.query(`CREATE DATABASE ${client.escapeIdentifier(name)}`),
    ).then(
      () =>
        process.env.DATABASE_URL &&
        say(`  There was no database ${nameOfDatabase(url)}: an empty one was made`),
      (reason) => {
        if (reason.code === "42501")
          throw new Problem(
            `There is no database ${nameOfDatabase(url)}, and the role may not create one. Check the name in DATABASE_URL.`,
          );
        // Another process was faster.
        if (!["42P04", "23505"].includes(reason.code)) throw reason;
      },
    );
  }
}

/** How a database is called where people read it: without whoever signs in, and their password. */
export function nameOfDatabase(databaseUrl) {
  const { pathname, host } = parseDatabaseUrl(databaseUrl);
  return `${decodeURIComponent(pathname.slice(1))} at ${host}`;
}

/** Reads a database's address, and fails with a sentence when it is none. */
export function parseDatabaseUrl(databaseUrl) {
  const url = URL.canParse(databaseUrl) ? new URL(databaseUrl) : null;
  if (url && /^postgres(ql)?:$/.test(url.protocol)) return url;
  throw new Problem(
    "DATABASE_URL is not the address of a Postgres database (postgresql://user:password@host:5432/name).",
  );
}

/** Node reports several failed addresses of one host together, without a message of its own. */
const reasonOf = (error) => error.errors?.[0]?.code ?? error.code ?? error.message;
