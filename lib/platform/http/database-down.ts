/** Prisma's codes for a server that can't be reached, does not answer in time or closed the connection. */
const prismaCodes = new Set(["P1001", "P1002", "P1008", "P1017", "P2024"]);
const driverCodes =
  /ECONNREFUSED|ECONNRESET|ETIMEDOUT|EPIPE|Can't reach database server|Code: `57P0[123]`|timeout exceeded when trying to connect|Connection terminated|shutting down|starting up/i;

/** Whether an error means that the database is away, rather than that a query was wrong. */
export function isDatabaseDown(error: unknown): boolean {
  for (let at: unknown = error, depth = 0; at instanceof Error && depth < 5; at = at.cause, depth++) {
    if ("code" in at && typeof at.code === "string" && prismaCodes.has(at.code)) return true;
    if (driverCodes.test(at.message)) return true;
  }
  return false;
}
