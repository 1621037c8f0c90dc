import "server-only";
import { longestSession, type Role, type SessionToken, type Viewer } from "@/lib/platform/auth/schema";
import { db } from "@/lib/platform/db";

/** How much another server's clock may be ahead of this one's, milliseconds. */
const clocksDiffer = 5 * 60_000;

/** How long an account counts as active without being written to again, milliseconds. */
const activeFor = 5 * 60_000;

/**
 * The account that a token was given to, or null when it is gone, banned, or ended its sessions since. Asked with every
 * request, so that a right that was taken away is gone with the next one.
 */
export async function getViewer({ sub, authTime, sid }: SessionToken): Promise<Viewer | null> {
  if (Date.now() - authTime > longestSession) return null;
  const user = await db.user.findUnique({
    where: { id: sub },
    select: {
      id: true,
      name: true,
      email: true,
      role: true,
      status: true,
      sessionsValidFrom: true,
      lastActiveAt: true,
    },
  });
  if (!user || user.status === "banned") return null;
  const validFrom = user.sessionsValidFrom.getTime();
  // What began while the clock was ahead could not be ended before then, but for what `sessionStart` made.
  if (authTime < validFrom || authTime > Math.max(Date.now() + clocksDiffer, validFrom)) return null;
  if (sid && (await db.endedSession.findUnique({ where: { sid }, select: { sid: true } }))) return null;
  if (!user.lastActiveAt || Date.now() - user.lastActiveAt.getTime() > activeFor) {
    await db.$executeRaw`UPDATE public."user" SET last_active_at = now() WHERE id = ${user.id}`;
  }
  return {
    id: user.id,
    name: user.name,
    email: user.email,
    // Who may change nothing is not shown either what only the staff sees.
    role: user.status === "suspended" ? "user" : (user.role as Role),
    status: user.status as Viewer["status"],
  };
}
