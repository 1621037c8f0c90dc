import "server-only";
import { z } from "zod";
import { Prisma } from "@/lib/generated/prisma/client";
import { type ModerationEntry, moderationActions, type Refusal } from "@/lib/integrity/schema";
import { refusedWords, whatWords } from "@/lib/integrity/utils";
import { cached } from "@/lib/platform/cache/cached";
import { tags } from "@/lib/platform/cache/tags";
import { countRows, limitTo } from "@/lib/platform/sql/queries-page";
import { queryRows } from "@/lib/platform/sql/queries-rows";
import { refusalReasons } from "@/lib/reviews/schema";

export const logPageSize = 50;

// Written out, since the index of just these lines is used for no others.
export const isModeration = Prisma.raw(
  `(action IN ('${moderationActions.join("', '")}') OR (action = 'tool.update' AND after ->> 'status' IS NOT NULL))`,
);

const entryRow = z.object({
  day: z.string(),
  action: z.string(),
  status: z.string().nullable(),
  refusal: z.enum(refusalReasons).nullable(),
  told: z.boolean(),
  toolId: z.string().nullable(),
  name: z.string().nullable(),
  slug: z.string().nullable(),
});

function toWhy(action: string, refusal: Refusal | null, told: boolean): string | null {
  if (action === "review.reject" || action === "review.keep") return refusedWords[refusal ?? "unsaid"];
  if (action === "proposal.reject") return "Told to the owner";
  return action === "submission.reject" && told ? "Told to who sent it in" : null;
}

/**
 * A page of the public log of moderation, newest first. Of an entry only its day, its kind, a reason of our own words and a tool
 * that is published are read: who did it, to whom, what they wrote and what was written stay where they are.
 */
export const listModeration = cached(
  "moderation-log",
  async (page: number): Promise<{ entries: ModerationEntry[]; total: number; toolIds: string[] }> => {
    const [rows, total] = await Promise.all([
      queryRows(entryRow)`
        SELECT (log.created_at AT TIME ZONE 'UTC')::date::text AS day, log.action, log.after ->> 'status' AS status,
          CASE WHEN log.reason = ANY (${[...refusalReasons]}::text[]) THEN log.reason END AS refusal,
          log.reason IS NOT NULL AS told, tool.id AS "toolId", tool.name, tool.slug
        FROM (SELECT * FROM public.admin_log WHERE ${isModeration}
          ORDER BY created_at DESC, id DESC ${limitTo({ page, limit: logPageSize })}) AS log
        LEFT JOIN public.review ON log.entity = 'review' AND review.id = log.entity_id
        LEFT JOIN public.tool ON tool.status = 'published' AND tool.id = CASE log.entity
          WHEN 'tool' THEN log.entity_id
          WHEN 'review' THEN coalesce(review.tool_id, log.before ->> 'toolId')
          WHEN 'claim' THEN (SELECT claim.tool_id FROM public.tool_claim AS claim WHERE claim.id = log.entity_id)
          WHEN 'proposal' THEN (SELECT proposal.tool_id FROM public.tool_proposal AS proposal WHERE proposal.id = log.entity_id)
          WHEN 'submission' THEN log.after ->> 'toolId' END
        ORDER BY log.created_at DESC, log.id DESC`,
      countRows(Prisma.sql`public.admin_log WHERE ${isModeration}`),
    ]);
    return {
      entries: rows.map(({ day, action, status, refusal, told, name, slug }) => ({
        day,
        what: whatWords(action, status),
        why: toWhy(action, refusal, told),
        tool: name !== null && slug !== null ? { name, slug } : null,
      })),
      total,
      toolIds: rows.flatMap(({ toolId }) => toolId ?? []),
    };
  },
  {
    tags: () => [],
    tagsOf: ({ toolIds }) => toolIds.map(tags.tool),
    // What is decided now is seen by the next reader.
    until: () => Promise.resolve(new Date()),
  },
);
