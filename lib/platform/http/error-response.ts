import "server-only";
import { AppError, type ErrorCode, errorCodes } from "@/lib/platform/errors";
import { isDatabaseDown } from "@/lib/platform/database-down.mjs";
import { log } from "@/lib/platform/log";

/** A database that was away is asked again after this many seconds; pages say the same (scripts/server/render.mjs). */
const headersOf = (code: ErrorCode) => ({
  "Cache-Control": "no-store",
  ...(code === "unavailable" ? { "Retry-After": "5" } : {}),
});

/** The JSON answer to a failure: `{ error, issues? }` with the status of its code, and no internals. */
export function errorResponse(
  error: unknown,
  request: Request,
  { alsoMessage = false, alsoSuccess = false }: { alsoMessage?: boolean; alsoSuccess?: boolean } = {},
): Response {
  const say = (message: string) => ({
    ...(alsoSuccess ? { success: false } : {}),
    error: message,
    ...(alsoMessage ? { message } : {}),
  });
  if (error instanceof AppError) {
    const { issues, headers, body } = error.details;
    return Response.json(
      { ...say(error.message), ...(issues ? { issues } : {}), ...body },
      { status: error.status, headers: { ...headersOf(error.code), ...headers } },
    );
  }
  const code = isDatabaseDown(error) ? "unavailable" : "internal";
  log.error({ err: error, method: request.method, path: new URL(request.url).pathname }, "request failed");
  return Response.json(say(errorCodes[code].message), {
    status: errorCodes[code].status,
    headers: headersOf(code),
  });
}
