import "server-only";
import { createHmac } from "node:crypto";
import { isBot } from "@/lib/engagement/visitors/utils";
import { sessionSecret } from "@/lib/platform/auth/secret";
import { clientAddress } from "@/lib/platform/http/client-address";

/** Somebody without an account, for as long as a day lasts: nothing that leads back to an address. */
export type Visitor = { day: string; hash: string };

/** Who makes a request, as the anonymous counters know them; null for a program, which they leave out. */
export function visitorOf(request: Request, now = new Date()): Visitor | null {
  const userAgent = request.headers.get("user-agent");
  if (!userAgent || isBot(userAgent)) return null;
  const day = now.toISOString().slice(0, 10);
  return { day, hash: hashOf(day, clientAddress(request), userAgent) };
}

/**
 * The first half stands for the address, the whole for the browser behind it. The salt of a day follows from the
 * server's secret: those of two days can't be compared without it, and with the next night they are gone.
 */
function hashOf(day: string, address: string, userAgent: string): string {
  const salt = createHmac("sha256", sessionSecret()).update(`visitor ${day}`).digest();
  const hash = (text: string) => createHmac("sha256", salt).update(text).digest("hex").slice(0, 32);
  return hash(address) + hash(`${address}\n${userAgent.slice(0, 500)}`);
}
