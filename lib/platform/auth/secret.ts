import "server-only";
import { env } from "@/lib/platform/env";

/** What sessions are signed with. Scripts that only work on the database do without; a server does not. */
export function sessionSecret(): string {
  if (!env.NEXTAUTH_SECRET) throw new Error("NEXTAUTH_SECRET is not set.");
  return env.NEXTAUTH_SECRET;
}
