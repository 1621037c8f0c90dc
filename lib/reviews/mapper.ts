import "server-only";
import { z } from "zod";
import { Prisma } from "@/lib/generated/prisma/client";
import { type ReviewDto, reviewDto, type ReviewRecord } from "@/lib/reviews/schema";

export type ReviewRow = Pick<
  ReviewDto,
  "id" | "toolId" | "rating" | "comment" | "userName" | "userAvatar" | "status" | "adminResponse"
> & { createdAt: Date };

export const recordRow = reviewDto
  .omit({ _id: true })
  .required()
  .extend({ createdAt: z.date(), updatedAt: z.date() });
export type RecordRow = z.output<typeof recordRow>;

/** What authors and moderators see of a review: `SELECT …` from `review`, its `tool` and its `author`. */
export const recordColumns = Prisma.sql`
  SELECT review.id, review.tool_id AS "toolId", review.rating, review.comment, coalesce(review.author_name, author.name) AS "userName",
    author.image AS "userAvatar", review.created_at AS "createdAt", review.status,
    review.admin_response AS "adminResponse", tool.name AS "toolName", tool.slug AS "toolSlug",
    review.user_id AS "userId", review.updated_at AS "updatedAt", review.counts`;

/** A review as everybody is given it. */
export const toReview = (row: ReviewRow): ReviewDto => ({
  _id: row.id,
  id: row.id,
  toolId: row.toolId,
  rating: row.rating,
  comment: row.comment,
  userName: row.userName,
  userAvatar: row.userAvatar,
  createdAt: row.createdAt.toISOString(),
  status: row.status,
  adminResponse: row.adminResponse,
});

export const toRecord = (row: RecordRow): ReviewRecord => ({
  ...toReview(row),
  toolName: row.toolName,
  toolSlug: row.toolSlug,
  userId: row.userId,
  updatedAt: row.updatedAt.toISOString(),
  counts: row.counts,
});
