import "server-only";
import { z } from "zod";
import { Prisma } from "@/lib/generated/prisma/client";
import { holdAccount } from "@/lib/platform/auth/hold-account";
import { db } from "@/lib/platform/db";
import { AppError } from "@/lib/platform/errors";
import type { Tx } from "@/lib/platform/records/mutations";
import { isCalled, lockName, queryRows } from "@/lib/platform/sql/queries-rows";
import { reportColumns, toReport } from "@/lib/reports/mapper";
import type { ReportDto, ReportInput } from "@/lib/reports/schema";

type Target = { toolId: string; reviewId: string | null };
const toolRow = z.object({ toolId: z.string() });
const reviewRow = z.object({ reviewId: z.string() });

/** A published tool by id or slug, which stays until the transaction ends. */
async function holdTool(tx: Tx, idOrSlug: string): Promise<string | undefined> {
  const wanted = idOrSlug.toLowerCase();
  const [found] = await queryRows(toolRow, tx)`
    SELECT id AS "toolId" FROM public.tool WHERE ${isCalled(Prisma.sql`tool`, wanted)} AND status = 'published' FOR KEY SHARE`;
  return found?.toolId;
}

/** A review that everybody sees, and its tool. */
async function holdReview(tx: Tx, id: string): Promise<Target | undefined> {
  const review = await tx.review.findUnique({ where: { id }, select: { toolId: true } });
  const toolId = review && (await holdTool(tx, review.toolId));
  if (!toolId) return undefined;
  const [found] = await queryRows(reviewRow, tx)`
    SELECT id AS "reviewId" FROM public.review WHERE id = ${id} AND status = 'approved' AND counts FOR KEY SHARE`;
  return found && { toolId, reviewId: found.reviewId };
}

async function createReport(
  userId: string,
  about: ReportDto["about"],
  { kind, message }: ReportInput,
  find: (tx: Tx) => Promise<Target | undefined>,
): Promise<ReportDto> {
  return db.$transaction(async (tx) => {
    // One at a time for an account: the second of two sees what the first has written.
    await lockName(tx, `report:${userId}`);
    await holdAccount(tx, userId);
    const target = await find(tx);
    if (!target) throw new AppError("not_found", about === "tool" ? "Tool not found" : "Review not found");
    const open = await tx.report.findFirst({
      where: { userId, about, kind, ...target, status: "open" },
      select: reportColumns,
    });
    if (open && open.message !== message)
      throw new AppError("conflict", "You have reported this already. Somebody will look at it.", {
        body: { current: toReport(open) },
      });
    return toReport(
      open ??
        (await tx.report.create({
          data: { userId, about, kind, message, ...target },
          select: reportColumns,
        })),
    );
  });
}

/** Keeps what somebody says is wrong with a published tool. The same sent again while it is open is the same report. */
export const reportTool = (userId: string, idOrSlug: string, input: ReportInput): Promise<ReportDto> =>
  createReport(userId, "tool", input, async (tx) => {
    const toolId = await holdTool(tx, idOrSlug);
    return toolId === undefined ? undefined : { toolId, reviewId: null };
  });

export const reportReview = (userId: string, reviewId: string, input: ReportInput): Promise<ReportDto> =>
  createReport(userId, "review", input, (tx) => holdReview(tx, reviewId));
