import "server-only";
import type { Prisma } from "@/lib/generated/prisma/client";
import { withIsoDates } from "@/lib/platform/dates/iso-dates";
import type { InquiryDto, InquiryStatus } from "@/lib/sponsorships/inquiries/schema";

export const inquiryColumns = {
  id: true,
  fullName: true,
  email: true,
  companyName: true,
  monthlyBudget: true,
  message: true,
  status: true,
  submittedAt: true,
  updatedAt: true,
} as const satisfies Prisma.SalesInquirySelect;

export type InquiryRow = Prisma.SalesInquiryGetPayload<{ select: typeof inquiryColumns }>;

export const toInquiry = (row: InquiryRow): InquiryDto => ({
  ...withIsoDates(row),
  _id: row.id,
  status: row.status as InquiryStatus,
});
