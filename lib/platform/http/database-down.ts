import type { ErrorCode } from "@/lib/platform/errors";

/** Prisma's codes for a server that can't be reached, does not answer in time or closed the connection. */
const prismaCodes = ["P1001", "P1002", "P1008", "P1017", "P2024"];
/** An {@link AppError} that says so already is known by its code: each bundle has a class of its own. */
const codes = new Set([...prismaCodes, "unavailable" satisfies ErrorCode]);
const driverCodes =
  /ECONNREFUSED|ECONNRESET|ETIMEDOUT|EPIPE|Can't reach database server|Code: `57P0[123]`|timeout exceeded when trying to connect|Connection terminated|shutting down|starting up|due to (statement|lock) timeout|Query read timeout|Unable to start a transaction in the given time|expired transaction/i;

/** Whether an error means that the database is away or has no time, rather than that a query was wrong. */
export function isDatabaseDown(error: unknown): boolean {
  for (let at: unknown = error, depth = 0; at instanceof Error && depth < 5; at = at.cause, depth++) {
    if ("code" in at && typeof at.code === "string" && codes.has(at.code)) return true;
    if (driverCodes.test(at.message)) return true;
  }
  return false;
}
