import { statfs } from "node:fs/promises";
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { appVersion } from "../lib/paths.mjs";

const timeout = 2_000;
/** With less free disk space than this the server reports itself unhealthy, bytes. */
const minFreeBytes = 16 * 1024 * 1024;
const version = appVersion();

/**
 * Answers `/health`, without the framework: `{ status, database, version, uptime (seconds) }` with 200, or 503 while the
 * database does not answer within two seconds or could not write.
 *
 * @param {{ databaseUrl?: string, dataDir: string }} options
 */
export function healthCheck({ databaseUrl, dataDir }) {
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    max: 1,
    connectionTimeoutMillis: timeout,
    query_timeout: timeout,
    allowExitOnIdle: true,
  });
  // A connection that is lost while idle is found out by the next check.
  pool.on("error", () => {});

  async function check() {
    // Puts an empty note into the write-ahead log, which asks for all that a write does and leaves nothing behind.
    const { rows } = await pool.query(
      "SELECT pg_logical_emit_message(true, 'health', '') IS NOT NULL AND current_setting('transaction_read_only') = 'off' AS writes",
    );
    const { bavail, bsize } = await statfs(dataDir).catch(() => ({ bavail: Infinity, bsize: 1 }));
    return rows[0]?.writes === true && bavail * bsize >= minFreeBytes;
  }

  /** Checks that come at once share one. @type {Promise<boolean> | undefined} */
  let running;
  return async (
    /** @type {import("node:http").IncomingMessage} */ request,
    /** @type {import("node:http").ServerResponse} */ response,
  ) => {
    running ??= Promise.race([check(), sleep(timeout, false, { ref: false })])
      .catch(() => false)
      .finally(() => (running = undefined));
    const up = await running;
    const body = JSON.stringify({
      status: up ? "ok" : "error",
      database: up ? "up" : "down",
      version,
      uptime: Math.round(process.uptime()),
    });
    response.writeHead(up ? 200 : 503, { "Content-Type": "application/json", "Cache-Control": "no-store" });
    response.end(request.method === "HEAD" ? undefined : body);
  };
}
