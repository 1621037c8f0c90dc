import "server-only";
import { AppError } from "@/lib/platform/errors";

/**
 * Refuses a call that another site made through a visitor's browser. A browser sends `Sec-Fetch-Site`, or at least
 * `Origin`, with every such call; neither can be set by a page.
 */
export function assertSameOrigin(request: Request): void {
  const site = request.headers.get("sec-fetch-site");
  if (site && site !== "same-origin" && site !== "none") throw new AppError("forbidden");
  const origin = request.headers.get("origin");
  if (!origin) return;
  // "null" and other opaque origins are no addresses.
  const host = URL.canParse(origin) ? new URL(origin).host : undefined;
  if (host !== request.headers.get("host")) throw new AppError("forbidden");
}
