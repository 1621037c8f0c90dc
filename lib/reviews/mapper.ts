import "server-only";
import { Prisma } from "@/lib/generated/prisma/client";
import type { ReviewRecord } from "@/lib/reviews/schema";

export type RecordRow = Omit<ReviewRecord, "_id" | "createdAt" | "updatedAt"> & {
  createdAt: Date;
  updatedAt: Date;
};

/** What authors and moderators see of a review: `SELECT …` from `review`, its `tool` and its `author`. */
export const recordColumns = Prisma.sql`
  SELECT review.id, review.tool_id AS "toolId", review.rating, review.comment, author.name AS "userName",
    author.image AS "userAvatar", review.created_at AS "createdAt", review.status,
    review.admin_response AS "adminResponse", tool.name AS "toolName", tool.slug AS "toolSlug",
    review.updated_at AS "updatedAt"`;

export function toRecord({ createdAt, updatedAt, ...row }: RecordRow): ReviewRecord {
  return {
    _id: row.id,
    ...row,
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
  };
}
