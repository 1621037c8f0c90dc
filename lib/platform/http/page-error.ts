import "server-only";
import type { Instrumentation } from "next";
import { currentRequest } from "@/lib/platform/cache/request-store.mjs";
import { isDatabaseDown } from "@/lib/platform/database-down.mjs";
import { log } from "@/lib/platform/log";

/** A page is tried again in parts, with the same error. */
const known = new WeakSet<object>();

/** Notes that the page failed, which its status tells, and logs what it threw; the line carries the request's id, as all of its lines do. Its route names the page, not who asked. */
export function logPageError(...[error, request, context]: Parameters<Instrumentation.onRequestError>): void {
  const answered = currentRequest();
  if (answered) answered.failed = isDatabaseDown(error) ? 503 : 500;
  if (typeof error === "object" && error !== null) {
    if (known.has(error)) return;
    known.add(error);
  }
  log.error(
    { err: error, method: request.method, route: context.routePath, kind: context.routeType },
    "a page failed",
  );
}
