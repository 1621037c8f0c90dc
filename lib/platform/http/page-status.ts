import "server-only";
import { currentRequest } from "@/lib/platform/cache/request-store.mjs";

/** Gives the page that is being made a status of its own: it is sent whole, which the framework's `notFound()` is not. */
export function setPageStatus(status: 404): void {
  const request = currentRequest();
  if (request) request.status = status;
}
