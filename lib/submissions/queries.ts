import "server-only";
import { z } from "zod";
import { Prisma } from "@/lib/generated/prisma/client";
import { withIsoDates } from "@/lib/platform/dates/iso-dates";
import { db } from "@/lib/platform/db";
import type { Page } from "@/lib/platform/http/page";
import {
  type KnownTool,
  type QueuedSubmission,
  type SubmissionDto,
  type SubmissionQuery,
  type WebsiteCheck,
  submissionDto,
} from "@/lib/submissions/schema";
import { isWebsite, websiteKey } from "@/lib/tools/utils-address";
import { countRows, limitTo, type PageAsked, readPage } from "@/lib/platform/sql/queries-page";
import { containing, queryRows } from "@/lib/platform/sql/queries-rows";

const row = submissionDto.omit({ _id: true }).extend({ submittedAt: z.date(), updatedAt: z.date() });
type Row = z.output<typeof row>;
const queuedRow = row.extend({
  userId: z.string().nullable(),
  userName: z.string().nullable(),
  duplicateName: z.string().nullable(),
  duplicateSlug: z.string().nullable(),
});
type QueuedRow = z.output<typeof queuedRow>;

/**
 * Tasks, [{ slug, how }], as they are now, in their order: a former slug stands for the task that it leads to, and those
 * that are gone are left out.
 */
const tasksOf = (said: Prisma.Sql) => Prisma.sql`(
  SELECT coalesce(jsonb_agg(jsonb_build_object('slug', slug, 'name', name, 'how', how) ORDER BY place), '[]') FROM (
    SELECT DISTINCT ON (task.id) task.slug, task.name, said.task ->> 'how' AS how, said.place
    FROM jsonb_array_elements(${said}) WITH ORDINALITY AS said (task, place)
    LEFT JOIN public.task_slug AS former ON former.slug = said.task ->> 'slug'
    JOIN public.task ON task.slug = said.task ->> 'slug' OR task.id = former.task_id
    ORDER BY task.id, said.place) AS kept)`;

const columns = Prisma.sql`
  submission.id, submission.tool_name AS "toolName", submission.description, submission.website_url AS "websiteUrl", category.name AS category,
  submission.logo_url AS "logoUrl", submission.pricing_type AS "pricingType", submission.key_highlights AS "keyHighlights",
  submission.twitter_url AS "twitterUrl", submission.github_url AS "githubUrl", submission.status, submission.reason,
  ${tasksOf(Prisma.sql`submission.tasks`)} AS tasks,
  submission.submitted_at AS "submittedAt", submission.updated_at AS "updatedAt", submission.tool_id AS "toolId", tool.slug AS "toolSlug",
  queue.place AS "queuePlace"`;
/** The queue is numbered once for all rows: counting it for each takes seconds when thousands wait. */
const tables = Prisma.sql`
  public.submission JOIN public.category ON category.id = submission.category_id
  LEFT JOIN public.tool ON tool.id = submission.tool_id AND tool.status = 'published'
  LEFT JOIN (
    SELECT id, row_number() OVER (ORDER BY submitted_at, id)::int AS place FROM public.submission WHERE status = 'pending'
  ) AS queue ON queue.id = submission.id`;

const toDto = (row: Row): SubmissionDto => ({ ...withIsoDates(row), _id: row.id });

function toQueued(queued: QueuedRow): QueuedSubmission {
  const { userId, userName, duplicateName, duplicateSlug, ...row } = queued;
  return {
    ...toDto(row),
    submittedBy: userId && userName !== null ? { id: userId, name: userName } : null,
    duplicate: duplicateName !== null && duplicateSlug ? { name: duplicateName, slug: duplicateSlug } : null,
  };
}

/** The oldest published tool of those that an index finds; sorted apart, so that no scan in that order takes its place. */
const listedTool = (alike: Prisma.Sql, nth: number) => Prisma.sql`(
  SELECT name, slug, ${nth}::int AS nth FROM (
    SELECT listed.name, listed.slug, listed.created_at, listed.id FROM public.tool AS listed
    WHERE listed.status = 'published' AND ${alike} OFFSET 0) AS alike
  ORDER BY created_at, id LIMIT 1)`;

/** A submission with all that those who decide see. */
const queuedColumns = Prisma.sql`${columns}, account.id AS "userId", account.name AS "userName",
  duplicate.name AS "duplicateName", duplicate.slug AS "duplicateSlug"`;
const queuedTables = Prisma.sql`${tables}
  LEFT JOIN public."user" AS account ON account.id = submission.user_id
  LEFT JOIN LATERAL (
    SELECT name, slug FROM (${listedTool(Prisma.sql`listed.website_key = submission.website_key`, 0)} UNION ALL
      ${listedTool(Prisma.sql`public.name_form(listed.name) = public.name_form(submission.tool_name)`, 1)}) AS found
    WHERE submission.status = 'pending' ORDER BY nth LIMIT 1
  ) AS duplicate ON true`;

/** A page of an account's own submissions, the newest first. */
export function listMySubmissions(userId: string, asked: PageAsked): Promise<Page<SubmissionDto>> {
  const rows = queryRows(row)`
    SELECT ${columns} FROM ${tables} WHERE submission.user_id = ${userId}
    ORDER BY submission.submitted_at DESC, submission.id DESC ${limitTo(asked)}`;
  return readPage(asked, rows, db.submission.count({ where: { userId } }), toDto);
}

/** A page of all submissions. Those that wait come oldest first, as they are decided; all others newest first. */
export function listSubmissions(query: SubmissionQuery): Promise<Page<QueuedSubmission>> {
  const { status = "all" } = query;
  const parts = [Prisma.sql`true`];
  if (status !== "all") parts.push(Prisma.sql`submission.status = ${status}`);
  const text = query.q?.slice(0, 200).trim();
  if (text) {
    const pattern = containing(text);
    parts.push(
      Prisma.sql`(lower(submission.tool_name) LIKE ${pattern} OR lower(submission.website_url) LIKE ${pattern})`,
    );
  }
  const from = Prisma.sql`public.submission WHERE ${Prisma.join(parts, " AND ")}`;
  const order =
    status === "pending"
      ? Prisma.sql`submission.submitted_at, submission.id`
      : Prisma.sql`submission.submitted_at DESC, submission.id DESC`;
  // The page's ids first: only they are read with all that belongs to them.
  const rows = queryRows(queuedRow)`
    SELECT ${queuedColumns} FROM ${queuedTables} WHERE submission.id IN (
      SELECT submission.id FROM ${from} ORDER BY ${order} ${limitTo(query)})
    ORDER BY ${order}`;
  return readPage(query, rows, countRows(from), toQueued);
}

/** One submission as those who decide see it. */
export async function getSubmission(
  id: string,
  tx: Prisma.TransactionClient = db,
): Promise<QueuedSubmission | null> {
  const [row] = await queryRows(queuedRow, tx)`
    SELECT ${queuedColumns} FROM ${queuedTables} WHERE submission.id = ${id}`;
  return row ? toQueued(row) : null;
}

const slugsRow = z.object({ tasks: z.array(z.object({ slug: z.string() })) });

/** The slugs of tasks as they are now; see {@link tasksOf}. */
export async function listSlugs(slugs: string[], tx: Prisma.TransactionClient): Promise<Set<string>> {
  const said = JSON.stringify(slugs.map((slug) => ({ slug })));
  const [row] = await queryRows(slugsRow, tx)`SELECT ${tasksOf(Prisma.sql`${said}::jsonb`)} AS tasks`;
  return new Set(row?.tasks.map(({ slug }) => slug));
}

/** The published tool at a website, if there is one. */
export async function findListed(key: string, tx: Prisma.TransactionClient = db): Promise<KnownTool | null> {
  return tx.tool.findFirst({
    where: { websiteKey: key, status: "published" },
    orderBy: [{ createdAt: "asc" }, { id: "asc" }],
    select: { name: true, slug: true },
  });
}

/** What is known of a website: the published tool there, and whether a submission of it waits. */
export async function checkWebsite(websiteUrl: string): Promise<WebsiteCheck> {
  const address = websiteUrl.trim();
  if (!isWebsite(address)) return { tool: null, pending: false };
  const key = websiteKey(address);
  const [tool, waiting] = await Promise.all([
    findListed(key),
    db.submission.findFirst({ where: { websiteKey: key, status: "pending" }, select: { id: true } }),
  ]);
  return { tool, pending: waiting !== null };
}
