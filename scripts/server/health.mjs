import { statfs } from "node:fs/promises";
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { appVersion } from "../lib/paths.mjs";

/** How long the database may take, in steps: one for each time that the process had to hear of its answer. */
const timeout = 2_000;
const steps = 20;
/** What hangs is given up later than that, so that its own timer is not the first to fire after the process stood still. */
const hangs = 3 * timeout;
/** With less free disk space than this the server reports itself unhealthy, bytes. */
const minFreeBytes = 16 * 1024 * 1024;
const version = appVersion();

/**
 * Answers `/health`, without the framework: `{ status, database, version, uptime (seconds) }` with 200, or 503 while the
 * database does not answer within two seconds or could not write, and, with `storage: "full"`, while the disk of `dataDir` is full.
 *
 * @param {{ databaseUrl?: string, dataDir: string }} options
 */
export function healthCheck({ databaseUrl, dataDir }) {
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    max: 1,
    connectionTimeoutMillis: hangs,
    query_timeout: hangs,
    allowExitOnIdle: true,
  });
  // A connection that is lost while idle is found out by the next check.
  pool.on("error", () => {});

  async function databaseWrites() {
    // Puts an empty note into the write-ahead log, which asks for all that a write does and leaves nothing behind.
    const { rows } = await pool.query(
      "SELECT pg_logical_emit_message(true, 'health', '') IS NOT NULL AND current_setting('transaction_read_only') = 'off' AS writes",
    );
    return rows[0]?.writes === true;
  }

  async function isFull() {
    const { bavail, bsize } = await statfs(dataDir);
    return bavail * bsize < minFreeBytes;
  }

  const check = () =>
    Promise.all(
      [databaseWrites, isFull].map((ask) => Promise.race([ask(), timeIsOver()]).catch(() => false)),
    );

  /** Checks that come at once share one. @type {Promise<boolean[]> | undefined} */
  let running;
  return async (
    /** @type {import("node:http").IncomingMessage} */ request,
    /** @type {import("node:http").ServerResponse} */ response,
  ) => {
    running ??= check().finally(() => (running = undefined));
    const [up, full] = await running;
    const well = up && !full;
    const body = JSON.stringify({
      status: well ? "ok" : "error",
      database: up ? "up" : "down",
      ...(full ? { storage: "full" } : {}),
      version,
      uptime: Math.round(process.uptime()),
    });
    response.writeHead(well ? 200 : 503, { "Content-Type": "application/json", "Cache-Control": "no-store" });
    response.end(request.method === "HEAD" ? undefined : body);
  };
}

/**
 * Is false once the time is over. While the process stands still it counts as one step, after which there are others in
 * which an answer is read that had come long before.
 */
async function timeIsOver() {
  for (let step = 0; step < steps; step++) await sleep(timeout / steps, undefined, { ref: false });
  return false;
}
