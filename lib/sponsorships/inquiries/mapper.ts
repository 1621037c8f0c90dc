import "server-only";
import type { Prisma } from "@/lib/generated/prisma/client";
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

type Row = Prisma.SalesInquiryGetPayload<{ select: typeof inquiryColumns }>;

export function toInquiry({ status, submittedAt, updatedAt, ...row }: Row): InquiryDto {
  return {
    _id: row.id,
    ...row,
    status: status as InquiryStatus,
    submittedAt: submittedAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
  };
}
