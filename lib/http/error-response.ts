import "server-only";
import { AppError, errorCodes } from "@/lib/errors";
import { isDatabaseDown } from "@/lib/http/database-down";
import { log } from "@/lib/log";

/** The JSON answer to a failure: `{ error, issues? }` with the status of its code, and no internals. */
export function errorResponse(error: unknown, request: Request): Response {
  if (error instanceof AppError) {
    const { issues, headers } = error.details;
    return Response.json(
      { error: error.message, ...(issues ? { issues } : {}) },
      { status: error.status, headers: { "Cache-Control": "no-store", ...headers } },
    );
  }
  const code = isDatabaseDown(error) ? "unavailable" : "internal";
  log.error({ err: error, method: request.method, path: new URL(request.url).pathname }, "request failed");
  return Response.json(
    { error: errorCodes[code].message },
    { status: errorCodes[code].status, headers: { "Cache-Control": "no-store" } },
  );
}
