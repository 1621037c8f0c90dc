import { statfs } from "node:fs/promises";
import { appVersion } from "../lib/paths.mjs";
import { timeIsOver } from "./database-check.mjs";

/** With less free disk space than this the server reports itself unhealthy, bytes. */
const minFreeBytes = 16 * 1024 * 1024;
const version = appVersion();

/**
 * Answers `/health`, without the framework: `{ status, database, version, uptime (seconds) }` with 200, or 503 while the
 * database does not answer within two seconds or could not write, and, with `storage: "full"`, while the disk of `dataDir` is full.
 *
 * @param {{ checkDatabase: () => Promise<import("./database-check.mjs").DatabaseState>, dataDir: string }} options
 */
export function healthCheck({ checkDatabase, dataDir }) {
  async function isFull() {
    const { bavail, bsize } = await statfs(dataDir);
    return bavail * bsize < minFreeBytes;
  }

  return async (
    /** @type {import("node:http").IncomingMessage} */ request,
    /** @type {import("node:http").ServerResponse} */ response,
  ) => {
    const [database, full] = await Promise.all([
      checkDatabase(),
      Promise.race([isFull(), timeIsOver(false)]).catch(() => false),
    ]);
    const up = database === "writes";
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
