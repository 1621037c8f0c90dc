import "server-only";
import { z } from "zod";
import { Prisma } from "@/lib/generated/prisma/client";
import { domainOf } from "@/lib/owners/site";
import { answerColumn, answerRow, toAnswer } from "@/lib/reviews/mapper-answers";
import { type ReviewDto, reviewDto, type ReviewRecord } from "@/lib/reviews/schema";
import { toText } from "@/lib/reviews/utils-revision";

export const reviewRow = reviewDto
  .omit({
    _id: true,
    revision: true,
    toolName: true,
    toolSlug: true,
    userId: true,
    updatedAt: true,
    byOwner: true,
    counts: true,
  })
  .extend({
    createdAt: z.date(),
    answer: answerRow.nullable(),
    /** What its author has proved of the tool; null when nothing is. */
    claimedDomain: z.string().nullable(),
    website: z.string(),
  });
type ReviewRow = z.output<typeof reviewRow>;

export const recordRow = reviewDto
  .omit({ _id: true, byOwner: true })
  .required()
  .extend({
    ...reviewRow.pick({ createdAt: true, answer: true, claimedDomain: true, website: true }).shape,
    updatedAt: z.date(),
  });
export type RecordRow = z.output<typeof recordRow>;

/** What everybody sees of a review: `SELECT …` from `review`, its `tool` and its `author`. */
export const reviewColumns = Prisma.sql`
  SELECT review.id, review.tool_id AS "toolId", review.rating, review.comment, review.pros, review.cons,
    review.used_for AS "usedFor", review.used_for_months AS "usedForMonths", review.helpful,
    coalesce(review.author_name, author.name) AS "userName", author.image AS "userAvatar",
    review.created_at AS "createdAt", review.status, review.admin_response AS "adminResponse",
    tool.website_url AS website,
    (SELECT claim.domain FROM public.tool_claim AS claim
      WHERE claim.user_id = review.user_id AND claim.tool_id = review.tool_id AND claim.status = 'verified') AS "claimedDomain",
    ${answerColumn}`;

/** What authors and moderators see besides, from the same. */
export const recordColumns = Prisma.sql`${reviewColumns},
    review.revision || jsonb_build_object('status', review.revision_status, 'userName', author.name) AS revision,
    tool.name AS "toolName", tool.slug AS "toolSlug", review.user_id AS "userId", review.updated_at AS "updatedAt",
    review.counts`;

/** A review as everybody is given it. */
export const toReview = (row: ReviewRow): ReviewDto => ({
  _id: row.id,
  id: row.id,
  toolId: row.toolId,
  ...toText(row),
  userName: row.userName,
  userAvatar: row.userAvatar,
  createdAt: row.createdAt.toISOString(),
  status: row.status,
  adminResponse: row.adminResponse,
  helpful: row.helpful,
  byOwner: row.claimedDomain !== null && domainOf(row.website) === row.claimedDomain,
  answer: row.answer && toAnswer(row.answer),
});

export const toRecord = (row: RecordRow): ReviewRecord => ({
  ...toReview(row),
  revision: row.revision,
  toolName: row.toolName,
  toolSlug: row.toolSlug,
  userId: row.userId,
  updatedAt: row.updatedAt.toISOString(),
  counts: row.counts,
});
