import "server-only";
import { z } from "zod";
import { withIsoDates } from "@/lib/platform/dates/iso-dates";
import { queryRows } from "@/lib/platform/sql/queries-rows";
import { type MeDto, maxSaved, meDto } from "@/lib/accounts/schema";
import { countsOnlyConfirmed } from "@/lib/platform/auth/confirmed";
import { db } from "@/lib/platform/db";

const meRow = meDto.omit({ _id: true }).extend({ createdAt: z.date() });

/** An account as its owner sees it; null when it is gone. Each list of tools is the newest first and bounded. */
export async function getMe(userId: string): Promise<MeDto | null> {
  const [row] = await queryRows(meRow)`
    SELECT id, name, username, email, email_verified_at IS NOT NULL AS "emailVerified",
      email_verified_at IS NOT NULL OR NOT ${countsOnlyConfirmed()} AS counts, password_hash IS NOT NULL AS "hasPassword",
      image, role, status, created_at AS "createdAt",
      ARRAY(SELECT tool_id FROM public.saved_tool WHERE user_id = account.id ORDER BY created_at DESC, tool_id LIMIT ${maxSaved}) AS "savedTools",
      ARRAY(SELECT tool_id FROM public.vote WHERE user_id = account.id ORDER BY created_at DESC, tool_id LIMIT ${maxSaved}) AS "upvotedTools",
      ARRAY(SELECT tool_id FROM public.launch_subscription WHERE user_id = account.id AND notified_at IS NULL
            ORDER BY created_at DESC, tool_id LIMIT ${maxSaved}) AS "subscribedTools",
      ARRAY(SELECT tool_id FROM public.tool_claim WHERE user_id = account.id AND status = 'verified'
            ORDER BY tool_id LIMIT ${maxSaved}) AS "ownedTools"
    FROM public."user" AS account WHERE id = ${userId}`;
  if (!row) return null;
  return {
    ...withIsoDates(row),
    _id: row.id,
    // What it may do now, as the session says.
    role: row.status === "suspended" ? "user" : row.role,
  };
}

/** What signing in needs to know of the account of an e-mail address (lower case). */
export async function findForSignIn(email: string) {
  return db.user.findUnique({
    where: { email },
    select: { id: true, passwordHash: true, role: true, status: true, name: true, sessionsValidFrom: true },
  });
}
