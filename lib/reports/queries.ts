import "server-only";
import { z } from "zod";
import { Prisma } from "@/lib/generated/prisma/client";
import { db } from "@/lib/platform/db";
import type { Page } from "@/lib/platform/http/page";
import { countRows, limitTo, type PageAsked, readPage, takePage } from "@/lib/platform/sql/queries-page";
import { containing, queryRows } from "@/lib/platform/sql/queries-rows";
import { reportColumns, toReport } from "@/lib/reports/mapper";
import {
  type ReportDto,
  reportGroup,
  type ReportGroup,
  type ReportQuery,
  shownReports,
} from "@/lib/reports/schema";

/** So many reports are grouped at most: of open ones the first, of others the last. */
const mostGrouped = 10_000;

const groupRow = reportGroup
  .omit({ tool: true, review: true, reports: true })
  .extend({ firstAt: z.date(), lastAt: z.date(), ids: z.array(z.string()) });

/** A page of reports by what they are about and kind. */
export async function listReports(query: ReportQuery): Promise<Page<ReportGroup>> {
  const { status, about, q, page, limit } = query;
  const isOpen = status === "open";
  const pattern = containing(q);
  const groups = Prisma.sql`
    SELECT (array_agg(id ORDER BY created_at, id))[1:${shownReports}] AS ids, about, kind, status, count(*)::int AS count,
      min(created_at) AS "firstAt", max(created_at) AS "lastAt"
    FROM (
      SELECT report.* FROM public.report
      WHERE ${status === "all" ? Prisma.sql`true` : Prisma.sql`report.status = ${status}`} AND ${about === "all" ? Prisma.sql`true` : Prisma.sql`about = ${about}`}
        AND ${
          q
            ? Prisma.sql`(lower(message) LIKE ${pattern} OR EXISTS (
                SELECT FROM public.tool WHERE tool.id = tool_id AND lower(tool.name) LIKE ${pattern}))`
            : Prisma.sql`true`
        }
      ORDER BY created_at ${isOpen ? Prisma.sql`ASC` : Prisma.sql`DESC`}, id LIMIT ${mostGrouped}
    ) AS report
    GROUP BY about, tool_id, review_id, kind, status`;
  const order = isOpen ? Prisma.sql`count DESC, "firstAt", ids[1]` : Prisma.sql`"lastAt" DESC, ids[1]`;
  const from = Prisma.sql`(${groups}) AS grouped`;
  const [rows, total] = await Promise.all([
    queryRows(groupRow)`SELECT ids[1] AS id, grouped.* FROM ${from} ORDER BY ${order} ${limitTo(query)}`,
    countRows(from),
  ]);
  const told = await readReports(rows.flatMap(({ ids }) => ids));
  const items = rows.flatMap(({ ids, ...group }): ReportGroup[] => {
    const reports = ids.flatMap((id) => told.get(id) ?? []);
    const [first] = reports;
    if (!first) return [];
    return [
      {
        ...group,
        firstAt: group.firstAt.toISOString(),
        lastAt: group.lastAt.toISOString(),
        tool: first.tool,
        review: first.review && {
          id: first.review.id,
          userId: first.review.userId,
          userName: first.review.user.name,
          comment: first.review.comment,
        },
        reports: reports.map(({ id, message, answer, user, createdAt }) => ({
          id,
          message,
          answer,
          userName: user.name,
          createdAt: createdAt.toISOString(),
        })),
      },
    ];
  });
  return { items, total, page, limit };
}

/** These reports as those see them who answer, by id. */
async function readReports(ids: string[]) {
  const rows = await db.report.findMany({
    where: { id: { in: ids } },
    select: {
      id: true,
      message: true,
      answer: true,
      createdAt: true,
      user: { select: { name: true } },
      tool: { select: { id: true, name: true, slug: true } },
      review: { select: { id: true, userId: true, comment: true, user: { select: { name: true } } } },
    },
  });
  return new Map(rows.map((row) => [row.id, row]));
}

/** A page of somebody's own reports. */
export function listMyReports(userId: string, asked: PageAsked): Promise<Page<ReportDto>> {
  const where = { userId };
  const orderBy = [{ createdAt: "desc" as const }, { id: "asc" as const }];
  const rows = db.report.findMany({ where, orderBy, ...takePage(asked), select: reportColumns });
  return readPage(asked, rows, db.report.count({ where }), toReport);
}
