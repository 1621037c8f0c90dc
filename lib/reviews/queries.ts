import "server-only";
import { z } from "zod";
import { Prisma } from "@/lib/generated/prisma/client";
import { cached } from "@/lib/platform/cache/cached";
import { tags } from "@/lib/platform/cache/tags";
import { recordColumns, recordRow, toRecord, toReview } from "@/lib/reviews/mapper";
import {
  reviewDto,
  type ReviewPage,
  type ReviewRecord,
  type ReviewStatus,
  reviewPageSize,
} from "@/lib/reviews/schema";
import { queryRows, totalRow } from "@/lib/platform/sql/queries-rows";

const publicRow = reviewDto
  .omit({ _id: true, toolName: true, toolSlug: true, userId: true, updatedAt: true, counts: true })
  .extend({ createdAt: z.date() });

/** What the public sees: approved and counted, of a published tool, by somebody with a name that is one, and not from the future. */
const visible = (toolId: string) => Prisma.sql`
  public.review
  JOIN public.tool ON tool.id = review.tool_id AND tool.status = 'published'
  JOIN public."user" AS author ON author.id = review.user_id
  WHERE review.tool_id = ${toolId} AND review.status = 'approved' AND review.counts AND review.created_at <= now()
    AND btrim(author.name) <> '' AND author.name NOT LIKE '%null%'`;

/** A page of a tool's visible reviews at this moment, newest first. Past the end the list is empty and the total true. */
export async function listReviewsNow(toolId: string, page: number): Promise<ReviewPage> {
  const [rows, [counted]] = await Promise.all([
    queryRows(publicRow)`
      SELECT review.id, review.tool_id AS "toolId", review.rating, review.comment,
        coalesce(review.author_name, author.name) AS "userName", author.image AS "userAvatar",
        review.created_at AS "createdAt", review.status, review.admin_response AS "adminResponse"
      FROM ${visible(toolId)}
      ORDER BY review.created_at DESC, review.id LIMIT ${reviewPageSize} OFFSET ${(page - 1) * reviewPageSize}`,
    queryRows(totalRow)`SELECT count(*)::int AS total FROM ${visible(toolId)}`,
  ]);
  const total = counted?.total ?? 0;
  return {
    reviews: rows.map(toReview),
    pagination: { total, page, pages: Math.ceil(total / reviewPageSize) },
  };
}

const shown = { tags: (toolId: string) => [tags.reviewsOf(toolId), tags.reviews, tags.tool(toolId)] };

/** The same for pages. */
export const listReviews = cached("reviews", listReviewsNow, shown);

/** The first page of a tool's reviews, as its page shows it. */
export const listFirstReviews = (toolId: string): Promise<ReviewPage> => listReviews(toolId, 1);

/** A page of the reviews that moderators see: of any tool, author, date and status, newest first. */
export async function listAllReviews({
  toolId,
  status,
  page,
}: {
  toolId?: string;
  status?: ReviewStatus | "all";
  page: number;
}): Promise<ReviewPage> {
  const where = Prisma.sql`WHERE ${toolId ? Prisma.sql`review.tool_id = ${toolId}` : Prisma.sql`true`}
    AND ${status && status !== "all" ? Prisma.sql`review.status = ${status}` : Prisma.sql`true`}`;
  const [rows, [counted]] = await Promise.all([
    queryRows(recordRow)`
      ${recordColumns} FROM (
        SELECT * FROM public.review ${where}
        ORDER BY review.created_at DESC, review.id LIMIT ${reviewPageSize} OFFSET ${(page - 1) * reviewPageSize}
      ) AS review
      JOIN public.tool ON tool.id = review.tool_id JOIN public."user" AS author ON author.id = review.user_id
      ORDER BY review.created_at DESC, review.id`,
    queryRows(totalRow)`SELECT count(*)::int AS total FROM public.review ${where}`,
  ]);
  const total = counted?.total ?? 0;
  return {
    reviews: rows.map(toRecord),
    pagination: { total, page, pages: Math.ceil(total / reviewPageSize) },
  };
}

/** Somebody's own review of a tool, whatever its status; null when there is none. */
export async function getMyReview(userId: string, toolId: string): Promise<ReviewRecord | null> {
  const [row] = await queryRows(recordRow)`
    ${recordColumns} FROM public.review AS review
    JOIN public.tool ON tool.id = review.tool_id JOIN public."user" AS author ON author.id = review.user_id
    WHERE review.user_id = ${userId} AND review.tool_id = ${toolId}`;
  return row ? toRecord(row) : null;
}

/**
 * The rating that is shown of a tool and the number of its approved reviews, or null while it has none: then the rating that is shown is a sample
 * number, which search engines must not be told.
 */
export const getReviewSummary = cached(
  "review-summary",
  async (toolId: string): Promise<{ rating: number; count: number } | null> => {
    const [summary = null] = await queryRows(z.object({ rating: z.number(), count: z.int() }))`
      SELECT round(shown.rating::numeric, 1)::float8 AS rating, stats.rating_count AS count
      FROM public.tool_stats AS stats CROSS JOIN LATERAL search.shown_rating(stats) AS shown
      WHERE stats.tool_id = ${toolId} AND stats.rating_count > 0`;
    return summary;
  },
  shown,
);
