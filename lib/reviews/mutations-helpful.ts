import "server-only";
import { z } from "zod";
import { AppError } from "@/lib/platform/errors";
import { queryRows } from "@/lib/platform/sql/queries-rows";
import { type HelpfulResult, helpfulResult } from "@/lib/reviews/schema";

const countRow = helpfulResult.pick({ helpful: true }).extend({ own: z.boolean() });

/**
 * Sets whether somebody found a review helpful, and gives how many did. The database counts the rows, so that neither a
 * repeat nor a race can drift it. No kept page is dropped for it.
 */
export async function setHelpful(userId: string, id: string, isHelpful: boolean): Promise<HelpfulResult> {
  const [row] = await queryRows(countRow)`
    SELECT helpful, own FROM public.set_helpful(${userId}, ${id}, ${isHelpful})`;
  if (!row) throw new AppError("not_found", "Review not found");
  if (row.own) throw new AppError("forbidden", "You can't say that of your own review.");
  return { helpful: row.helpful, isHelpful };
}
