/** Prisma's codes for a server that can't be reached, does not answer in time, closed the connection or has none left. */
const prismaCodes = ["P1001", "P1002", "P1008", "P1017", "P2024", "P2037"];
/** An AppError that says so already is known by its code: each bundle has a class of its own. */
const codes = new Set([
  ...prismaCodes,
  // The disk of this server, for what is uploaded.
  "ENOSPC",
  /** @type {import("@/lib/platform/errors").ErrorCode} */ ("unavailable"),
]);
/** Postgres's codes: it ends or starts, has no disk, memory or connection left (53…), or only reads, as a standby does. */
const states = /^(57P0[123]|53\d{3}|25006)$/;
const away =
  /ECONNREFUSED|ECONNRESET|ETIMEDOUT|EPIPE|Can't reach database server|Code: `(57P0[123]|53\d{3}|25006)`|timeout exceeded when trying to connect|Connection terminated|shutting down|starting up|Query read timeout|Unable to start a transaction in the given time|expired transaction/i;
const tooLong = /due to (statement|lock) timeout/i;

/** Whether this is true of an error, or of one that it was caused by. */
function isOfChain(/** @type {unknown} */ error, /** @type {(error: Error) => boolean} */ isSo) {
  let at = error;
  for (let depth = 0; at instanceof Error && depth < 5; at = at.cause, depth++) if (isSo(at)) return true;
  return false;
}

const tells = (/** @type {unknown} */ code) =>
  typeof code === "string" && (codes.has(code) || states.test(code));

/** Whether an error means that the database, or another server, is away or takes nothing: where it was thrown tells nothing. @param {unknown} error */
export const isServerAway = (error) =>
  isOfChain(error, (at) => ("code" in at && tells(at.code)) || away.test(at.message));

/** Whether an error means that a statement took too long, or waited too long for others. @param {unknown} error */
export const isTimeOver = (error) => isOfChain(error, ({ message }) => tooLong.test(message));

/** Whether an error means that the database is away or has no time, rather than that a query was wrong. @param {unknown} error */
export const isDatabaseDown = (error) => isServerAway(error) || isTimeOver(error);
