import "server-only";
import { z } from "zod";
import { Prisma } from "@/lib/generated/prisma/client";
import { domainOf } from "@/lib/owners/site";
import { withIsoDates } from "@/lib/platform/dates/iso-dates";
import { answerColumn, answerRow, toAnswer } from "@/lib/reviews/mapper-answers";
import { type ReviewDto, reviewDto, type ReviewRecord } from "@/lib/reviews/schema";

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
export const toReview = ({ claimedDomain, website, answer, ...row }: ReviewRow): ReviewDto => ({
  ...withIsoDates(row),
  _id: row.id,
  byOwner: claimedDomain !== null && domainOf(website) === claimedDomain,
  answer: answer && toAnswer(answer),
});

/** The same with what authors and moderators see besides, which is in their rows. */
export const toRecord = (row: RecordRow): ReviewRecord => toReview(row) as ReviewRecord;
