import "server-only";
import { z } from "zod";
import { Prisma } from "@/lib/generated/prisma/client";
import type { Page } from "@/lib/platform/http/page";
import { cached } from "@/lib/platform/cache/cached";
import { tags } from "@/lib/platform/cache/tags";
import { withIsoDates } from "@/lib/platform/dates/iso-dates";
import { db } from "@/lib/platform/db";
import {
  recordColumns,
  type RecordRow,
  recordRow,
  reviewColumns,
  reviewRow,
  toRecord,
  toReview,
} from "@/lib/reviews/mapper";
import {
  type Histogram,
  type ListedReview,
  type RefusalReason,
  refusalReasons,
  type ReviewPage,
  type ReviewRecord,
  type ReviewSort,
  type ReviewStatus,
  type ReviewView,
  reviewPageSize,
} from "@/lib/reviews/schema";
import { countRows, limitTo, type PageAsked, readPage, takePage } from "@/lib/platform/sql/queries-page";
import { idRow, queryRows } from "@/lib/platform/sql/queries-rows";

const countRow = z.object({ rating: z.int(), count: z.int() });

/** Each order has an index, and ends in the newest and the id. */
const orders: Record<ReviewSort, Prisma.Sql> = {
  helpful: Prisma.sql`review.helpful DESC, review.created_at DESC, review.id`,
  newest: Prisma.sql`review.created_at DESC, review.id`,
  lowest: Prisma.sql`review.rating, review.created_at DESC, review.id`,
};

/** What the public sees: approved and counted, of a published tool, by somebody with a name that is one, and not from the future. */
const visible = (toolId: string) => Prisma.sql`
  public.review
  JOIN public.tool ON tool.id = review.tool_id AND tool.status = 'published'
  JOIN public."user" AS author ON author.id = review.user_id
  WHERE review.tool_id = ${toolId} AND review.status = 'approved' AND review.counts AND review.created_at <= now()
    AND btrim(author.name) <> '' AND author.name NOT LIKE '%null%'`;

/** A page of a tool's visible reviews at this moment. Past the end the list is empty and the total true. */
export async function listReviewsNow(
  toolId: string,
  { page = 1, sort = "helpful", rating }: ReviewView & { page?: number },
): Promise<ReviewPage> {
  const wanted = rating ? Prisma.sql`AND review.rating = ${rating}` : Prisma.empty;
  const [rows, counts] = await Promise.all([
    queryRows(reviewRow)`
      ${reviewColumns} FROM ${visible(toolId)} ${wanted}
      ORDER BY ${orders[sort]} ${limitTo({ page, limit: reviewPageSize })}`,
    queryRows(
      countRow,
    )`SELECT review.rating, count(*)::int AS count FROM ${visible(toolId)} GROUP BY review.rating`,
  ]);
  const histogram: Histogram = [5, 4, 3, 2, 1].map((stars) => ({
    rating: stars,
    count: counts.find((row) => row.rating === stars)?.count ?? 0,
  }));
  const asked = histogram.filter((row) => !rating || row.rating === rating);
  const total = asked.reduce((sum, { count }) => sum + count, 0);
  return {
    reviews: rows.map(toReview),
    histogram,
    pagination: { total, page, pages: Math.ceil(total / reviewPageSize) },
  };
}

const shown = { tags: (toolId: string) => [tags.reviewsOf(toolId), tags.reviews, tags.tool(toolId)] };

/** The same for pages. */
export const listReviews = cached("reviews", listReviewsNow, shown);

/** What waits for a moderator: written so that its index is used. */
const waits = Prisma.sql`(review.status = 'pending' OR review.revision_status = 'pending')`;

const inQueue = (status: ReviewStatus | "all" = "all") =>
  status === "all" ? Prisma.sql`true` : status === "pending" ? waits : Prisma.sql`review.status = ${status}`;

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
  const from = Prisma.sql`public.review WHERE ${toolId ? Prisma.sql`review.tool_id = ${toolId}` : Prisma.sql`true`}
    AND ${inQueue(status)}`;
  const [rows, total] = await Promise.all([
    queryRows(recordRow)`
      ${recordColumns} FROM (
        SELECT * FROM ${from}
        ORDER BY review.created_at DESC, review.id ${limitTo({ page, limit: reviewPageSize })}
      ) AS review
      JOIN public.tool ON tool.id = review.tool_id JOIN public."user" AS author ON author.id = review.user_id
      ORDER BY review.created_at DESC, review.id`,
    countRows(from),
  ]);
  return {
    reviews: rows.map(toRecord),
    pagination: { total, page, pages: Math.ceil(total / reviewPageSize) },
  };
}

/** The review that a condition names, with all that its author and moderators see; `lock` ends the query. */
export async function findRecord(
  where: Prisma.Sql,
  client: Pick<Prisma.TransactionClient, "$queryRaw"> = db,
  lock = Prisma.empty,
): Promise<RecordRow | null> {
  const [row = null] = await queryRows(recordRow, client)`
    ${recordColumns} FROM public.review
    JOIN public.tool ON tool.id = review.tool_id JOIN public."user" AS author ON author.id = review.user_id
    WHERE ${where} ${lock}`;
  return row;
}

/** Somebody's own review of a tool, whatever its status; null when there is none. */
export async function getMyReview(userId: string, toolId: string): Promise<ReviewRecord | null> {
  const row = await findRecord(Prisma.sql`review.user_id = ${userId} AND review.tool_id = ${toolId}`);
  return row && toRecord(row);
}

/** The reason that was chosen when this was decided of a review the last time; null where none was. */
export async function readRefusal(id: string, action: string): Promise<RefusalReason | null> {
  const last = await db.adminLog.findFirst({
    where: { entity: "review", entityId: id, action },
    orderBy: [{ createdAt: "desc" }, { id: "desc" }],
    select: { reason: true },
  });
  return refusalReasons.find((reason) => reason === last?.reason) ?? null;
}

/** Why a review, or its change, was rejected; null where no reason was chosen, or something else became of it. */
export async function findRefusal({
  id,
  status,
  revisionStatus,
}: Pick<ListedReview, "id" | "status" | "revisionStatus">): Promise<RefusalReason | null> {
  if ((revisionStatus ?? status) !== "rejected") return null;
  return readRefusal(id, revisionStatus ? "review.keep" : "review.reject");
}

/** A page of somebody's own reviews, whatever their status, with the reasons of those that were rejected. */
export async function listMyReviews(userId: string, asked: PageAsked): Promise<Page<ListedReview>> {
  const where = { userId };
  const rows = db.review.findMany({
    where,
    orderBy: [{ createdAt: "desc" }, { id: "asc" }],
    ...takePage(asked),
    select: {
      id: true,
      rating: true,
      comment: true,
      status: true,
      revisionStatus: true,
      adminResponse: true,
      createdAt: true,
      tool: { select: { name: true, slug: true, status: true } },
    },
  });
  const page = await readPage(
    asked,
    rows,
    db.review.count({ where }),
    ({ tool: { name, slug, status }, ...row }) => ({
      ...withIsoDates(row),
      status: row.status as ReviewStatus,
      tool: { name, slug: status === "published" ? slug : null },
    }),
  );
  const refusals = await Promise.all(page.items.map(findRefusal));
  return { ...page, items: page.items.map((item, at) => ({ ...item, refusal: refusals[at] ?? null })) };
}

/** Which reviews of a tool somebody found helpful, and which is theirs. */
export async function listMyHelpful(userId: string, toolId: string) {
  const [rows, own] = await Promise.all([
    queryRows(idRow)`
      SELECT review.id FROM public.review_helpful JOIN public.review ON review.id = review_helpful.review_id
      WHERE review_helpful.user_id = ${userId} AND review.tool_id = ${toolId}
      ORDER BY review_helpful.created_at DESC, review.id LIMIT 1000`,
    db.review.findUnique({ where: { userId_toolId: { userId, toolId } }, select: { id: true } }),
  ]);
  return { reviews: rows.map(({ id }) => id), own: own?.id ?? null };
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
