import "server-only";
import { z } from "zod";
import { Prisma } from "@/lib/generated/prisma/client";
import { domainOf } from "@/lib/owners/site";
import type { ReviewAnswer } from "@/lib/reviews/schema-answers";

export const answerRow = z.object({
  text: z.string(),
  createdAt: z.string(),
  updatedAt: z.string(),
  /** What whoever wrote it has proved of the tool; null when nothing is, any more. */
  domain: z.string().nullable(),
  website: z.string(),
});

/** The answer to a `review` of a `tool`, as JSON; null when there is none, or its author is banned. */
export const answerColumn = Prisma.sql`(
  SELECT jsonb_build_object('text', answer.text, 'createdAt', answer.created_at, 'updatedAt', answer.updated_at,
    'domain', claim.domain, 'website', tool.website_url)
  FROM public.review_answer AS answer
  JOIN public."user" AS answerer ON answerer.id = answer.user_id AND answerer.status <> 'banned'
  LEFT JOIN public.tool_claim AS claim
    ON claim.user_id = answer.user_id AND claim.tool_id = review.tool_id AND claim.status = 'verified'
  WHERE answer.review_id = review.id) AS answer`;

export const toAnswer = (row: z.output<typeof answerRow>): ReviewAnswer => ({
  text: row.text,
  createdAt: new Date(row.createdAt).toISOString(),
  updatedAt: new Date(row.updatedAt).toISOString(),
  verified: row.domain !== null && domainOf(row.website) === row.domain,
});
