import type { Prisma } from "@/lib/generated/prisma/client";
import { withIsoDates } from "@/lib/platform/dates/iso-dates";
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

export const toReport = ({ userId: _userId, review, ...row }: ReportRow): ReportDto => ({
  ...withIsoDates(row),
  _id: row.id,
  about: row.about as ReportDto["about"],
  kind: row.kind as ReportDto["kind"],
  status: row.status as ReportDto["status"],
  reviewId: review?.id ?? null,
});
