import "server-only";
import { z } from "zod";
import { db } from "@/lib/platform/db";
import { AppError } from "@/lib/platform/errors";
import { launchDueTools } from "@/lib/tools/mutations-due";
import { checkRows } from "@/lib/platform/sql/queries-rows";

const foundRow = z.object({ isUpcoming: z.boolean(), subscribers: z.int() });

const countAfter = (toolId: string) => db.$queryRaw`
  SELECT is_upcoming AS "isUpcoming",
    (SELECT count(*)::int FROM public.launch_subscription WHERE tool_id = tool.id) AS subscribers
  FROM public.tool WHERE id = ${toolId} AND status = 'published'`;

/** Has an account told of a coming tool's launch; again changes nothing. Returns how many wait for it. */
export async function subscribeToLaunch(userId: string, toolId: string): Promise<number> {
  await launchDueTools();
  const [account, , , found] = await db.$transaction([
    // Neither is deleted before the subscription is written.
    db.$queryRaw<unknown[]>`SELECT 1 FROM public."user" WHERE id = ${userId} FOR KEY SHARE`,
    db.$executeRaw`SELECT FROM public.tool WHERE id = ${toolId} FOR KEY SHARE`,
    // Somebody who was told of a launch may wait for the next one, when the tool is announced anew.
    db.$executeRaw`
      INSERT INTO public.launch_subscription AS known (user_id, tool_id)
      SELECT account.id, tool.id FROM public.tool, public."user" AS account
      WHERE tool.id = ${toolId} AND tool.status = 'published' AND tool.is_upcoming AND account.id = ${userId}
      ON CONFLICT (user_id, tool_id) DO UPDATE SET notified_at = NULL, created_at = now()
      WHERE known.notified_at IS NOT NULL`,
    countAfter(toolId),
  ]);
  if (account.length === 0) throw new AppError("unauthenticated");
  const [tool] = checkRows(foundRow, found);
  if (!tool) throw new AppError("not_found", "Tool not found");
  if (!tool.isUpcoming) throw new AppError("conflict", "This tool has launched already.");
  return tool.subscribers;
}

/** Takes that back, whether it was asked for or not. What was sent stays on record. Returns how many wait. */
export async function unsubscribeFromLaunch(userId: string, toolId: string): Promise<number> {
  const [, found] = await db.$transaction([
    db.$executeRaw`
      DELETE FROM public.launch_subscription
      WHERE user_id = ${userId} AND tool_id = ${toolId} AND notified_at IS NULL`,
    countAfter(toolId),
  ]);
  const [tool] = checkRows(foundRow, found);
  if (!tool) throw new AppError("not_found", "Tool not found");
  return tool.subscribers;
}
