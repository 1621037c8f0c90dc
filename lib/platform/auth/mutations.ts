import "server-only";
import { longestSession, type SessionToken } from "@/lib/platform/auth/schema";
import { db } from "@/lib/platform/db";

/** Ends one session, on all of its copies. The note of it is kept until the session would be over anyway. */
export async function endSession({ sid, authTime }: SessionToken): Promise<void> {
  if (!sid) return;
  const expiresAt = new Date(authTime + longestSession);
  await db.$transaction([
    db.$executeRaw`INSERT INTO public.ended_session (sid, expires_at) VALUES (${sid}, ${expiresAt}) ON CONFLICT DO NOTHING`,
    db.$executeRaw`DELETE FROM public.ended_session WHERE expires_at < now()`,
  ]);
}
