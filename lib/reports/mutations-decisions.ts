import "server-only";
import { Prisma } from "@/lib/generated/prisma/client";
import { isOwner } from "@/lib/owners/queries";
import { AppError } from "@/lib/platform/errors";
import { openMail } from "@/lib/platform/queue/enqueue";
import {
  type Actor,
  lockRow,
  type RecordKind,
  type Tx,
  updateRecord,
} from "@/lib/platform/records/mutations";
import { reportColumns, type ReportRow, toReport } from "@/lib/reports/mapper";
import { assertNotAuthor } from "@/lib/reports/policy";
import { kindNames, ownTool, type ReportDecision, type ReportDto } from "@/lib/reports/schema";

const lockReport = lockRow(Prisma.sql`public.report`, (tx, id) =>
  tx.report.findUnique({ where: { id }, select: reportColumns }),
);

/** Its author and its tool are held before the report itself: everybody locks in this order. */
async function lock(tx: Tx, id: string): Promise<ReportRow | null> {
  await tx.$executeRaw`
    SELECT FROM public."user" WHERE id = (SELECT user_id FROM public.report WHERE id = ${id}) FOR KEY SHARE`;
  await tx.$executeRaw`
    SELECT FROM public.tool WHERE id = (SELECT tool_id FROM public.report WHERE id = ${id}) FOR KEY SHARE`;
  return lockReport(tx, id);
}

const kind: RecordKind<ReportRow, ReportDto> = {
  entity: "report",
  notFound: "Report not found",
  lock,
  toDto: toReport,
  // No person's words: the log keeps what it has.
  logged: ({ about, kind, status, tool }) => ({ toolId: tool.id, about, kind, status }),
  // Nothing public shows a report.
  tagsOf: () => [],
};

/**
 * Answers or dismisses a report, and has its author told by mail. What it is about stays as it is. Whoever comes
 * second with the same decision is given the same answer; with another one, a conflict with what was decided.
 */
export async function decideReport(
  id: string,
  { status, answer }: ReportDecision,
  actor: Actor,
): Promise<ReportDto> {
  const sendMail = await openMail();
  const isDone = (row: ReportRow) => row.status === status && row.answer === answer;
  const action = status === "answered" ? "report.answer" : "report.dismiss";
  return updateRecord(kind, id, { actor, action, isDone }, async (tx, row, updatedAt) => {
    assertNotAuthor(row.review?.userId, actor);
    if (await isOwner(actor.id, row.tool.id, tx)) throw new AppError("forbidden", ownTool);
    if (row.status !== "open")
      throw new AppError("conflict", `This report was already ${row.status}.`, {
        body: { current: toReport(row) },
      });
    const data = { status, answer, decidedAt: updatedAt, updatedAt };
    await tx.report.update({ where: { id }, data, select: { id: true } });
    const description = `Report about ${row.tool.name} (${kindNames[toReport(row).kind].toLowerCase()}) ${status}`;
    await tx.activityEvent.create({
      data: { type: "activity", userId: row.userId, toolId: row.tool.id, description },
    });
    await sendMail(tx, {
      kind: "report-answer",
      userId: row.userId,
      reportId: id,
      decidedAt: updatedAt.toISOString(),
    });
    return { ...row, ...data };
  });
}
