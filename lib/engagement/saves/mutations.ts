import "server-only";
import { z } from "zod";
import { maxSaved } from "@/lib/accounts/schema";
import { db } from "@/lib/platform/db";
import { AppError } from "@/lib/platform/errors";
import { checkRows } from "@/lib/platform/sql/queries-rows";

type SaveResult = { success: true; saved: boolean };

const savedRow = z.object({ saved: z.boolean(), exists: z.boolean() });

/** Saves a published tool. Saving it again changes nothing. An account saves a bounded number of tools. */
export async function saveTool(userId: string, toolId: string): Promise<SaveResult> {
  const [account, , , rows] = await db.$transaction([
    // Of several saves of an account at once, each counts what the one before it added.
    db.$queryRaw<unknown[]>`SELECT 1 FROM public."user" WHERE id = ${userId} FOR NO KEY UPDATE`,
    db.$executeRaw`SELECT FROM public.tool WHERE id = ${toolId} FOR KEY SHARE`,
    db.$executeRaw`
      INSERT INTO public.saved_tool (user_id, tool_id)
      SELECT account.id, tool.id FROM public.tool, public."user" AS account
      WHERE tool.id = ${toolId} AND tool.status = 'published' AND account.id = ${userId}
        AND (SELECT count(*) FROM public.saved_tool WHERE user_id = ${userId}) < ${maxSaved}
      ON CONFLICT DO NOTHING`,
    db.$queryRaw`
      SELECT EXISTS (SELECT FROM public.saved_tool WHERE user_id = ${userId} AND tool_id = ${toolId}) AS saved,
        EXISTS (SELECT FROM public.tool WHERE id = ${toolId} AND status = 'published') AS exists`,
  ]);
  if (account.length === 0) throw new AppError("unauthenticated");
  const [found] = checkRows(savedRow, rows);
  if (found?.saved) return { success: true, saved: true };
  if (!found?.exists) throw new AppError("not_found", "Tool not found");
  throw new AppError(
    "conflict",
    `You can save at most ${maxSaved.toLocaleString("en-US")} tools. Please remove one first.`,
  );
}

/** Takes a tool from an account's saved ones, whether it was among them or not. */
export async function unsaveTool(userId: string, toolId: string): Promise<SaveResult> {
  await db.$executeRaw`DELETE FROM public.saved_tool WHERE user_id = ${userId} AND tool_id = ${toolId}`;
  return { success: true, saved: false };
}
