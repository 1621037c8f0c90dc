import "server-only";
import type { Instrumentation } from "next";
import { log } from "@/lib/log";

/** A page is tried again in parts, with the same error. */
const known = new WeakSet<object>();

/** Logs what a page threw; the line carries the request's id, as all of its lines do. Its route names the page, not who asked. */
export function logPageError(...[error, request, context]: Parameters<Instrumentation.onRequestError>): void {
  if (typeof error === "object" && error !== null) {
    if (known.has(error)) return;
    known.add(error);
  }
  log.error(
    { err: error, method: request.method, route: context.routePath, kind: context.routeType },
    "a page failed",
  );
}
