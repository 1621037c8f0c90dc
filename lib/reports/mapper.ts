import type { Prisma } from "@/lib/generated/prisma/client";
import type { ReportDto } from "@/lib/reports/schema";

/** What is read of a report. */
export const reportColumns = {
  id: true,
  userId: true,
  about: true,
  kind: true,
  message: true,
  status: true,
  answer: true,
  createdAt: true,
  decidedAt: true,
  updatedAt: true,
  tool: { select: { id: true, name: true, slug: true } },
  review: { select: { id: true, userId: true } },
} as const satisfies Prisma.ReportSelect;
export type ReportRow = Prisma.ReportGetPayload<{ select: typeof reportColumns }>;

export const toReport = (row: ReportRow): ReportDto => ({
  _id: row.id,
  id: row.id,
  about: row.about as ReportDto["about"],
  kind: row.kind as ReportDto["kind"],
  message: row.message,
  status: row.status as ReportDto["status"],
  answer: row.answer,
  tool: row.tool,
  reviewId: row.review?.id ?? null,
  createdAt: row.createdAt.toISOString(),
  decidedAt: row.decidedAt?.toISOString() ?? null,
  updatedAt: row.updatedAt.toISOString(),
});
