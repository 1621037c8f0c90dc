import "server-only";

/** Set by scripts/server.mjs from the connection (and TRUST_PROXY); what a client sends under this name is dropped. */
const header = "x-almanac-client";

/** The address of the client that made the request, for rate limits and counting visitors once. */
export function clientAddress(request: Request): string {
  return request.headers.get(header) ?? "unknown";
}
