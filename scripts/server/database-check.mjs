import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";

/** How long the database may take, in steps: one for each time that the process had to hear of its answer. */
const timeout = 2_000;
const steps = 20;
/** What hangs is given up later than that, so that its own timer is not the first to fire after the process stood still. */
const hangs = 3 * timeout;
/** @typedef {"writes" | "refuses" | "silent"} DatabaseState */

/**
 * Asks the database, over a connection of its own, whether it could write now. It is silent when it does not answer within two
 * seconds. Checks that come at once share one.
 *
 * @param {string | undefined} databaseUrl
 * @returns {() => Promise<DatabaseState>}
 */
export function databaseCheck(databaseUrl) {
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    max: 1,
    connectionTimeoutMillis: hangs,
    query_timeout: hangs,
    allowExitOnIdle: true,
  });
  // A connection that is lost while idle is found out by the next check.
  pool.on("error", () => {});

  /** @returns {Promise<DatabaseState>} */
  async function ask() {
    // Puts an empty note into the write-ahead log, which asks for all that a write does and leaves nothing behind.
    const asked = pool.query(
      "SELECT pg_logical_emit_message(true, 'health', '') IS NOT NULL AND current_setting('transaction_read_only') = 'off' AS writes",
    );
    const writes = await asked.then(({ rows }) => rows[0]?.writes === true).catch(() => false);
    return writes ? "writes" : "refuses";
  }

  /** @type {Promise<DatabaseState> | undefined} */
  let running;
  return () =>
    (running ??= Promise.race([ask(), timeIsOver(/** @type {const} */ ("silent"))]).finally(
      () => (running = undefined),
    ));
}

/**
 * Answers once the time is over. While the process stands still it counts as one step, after which there are others in
 * which an answer is read that had come long before.
 *
 * @template T
 * @param {T} answer
 */
export async function timeIsOver(answer) {
  for (let step = 0; step < steps; step++) await sleep(timeout / steps, undefined, { ref: false });
  return answer;
}

/**
 * Whether the database falls silent before the work is done. Work that merely takes long goes on.
 *
 * @param {Promise<unknown>} work
 * @param {() => Promise<DatabaseState>} check
 * @param {number} [patience] how long the work may take before the database is asked, and again each time, milliseconds
 */
export async function fallsSilent(work, check, patience = 2_000) {
  const done = new AbortController();
  const end = () => done.abort();
  work.then(end, end);
  while (!done.signal.aborted) {
    await sleep(patience, undefined, { ref: false, signal: done.signal }).catch(() => {});
    if (!done.signal.aborted && (await check()) === "silent") return !done.signal.aborted;
  }
  return false;
}
