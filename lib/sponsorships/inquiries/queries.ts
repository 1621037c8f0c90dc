import "server-only";
import { inOrder } from "@/lib/platform/sql/utils";
import { Prisma } from "@/lib/generated/prisma/client";
import { db } from "@/lib/platform/db";
import type { Page } from "@/lib/platform/http/page";
import { inquiryColumns, toInquiry } from "@/lib/sponsorships/inquiries/mapper";
import type { InquiryDto, InquiryQuery } from "@/lib/sponsorships/inquiries/schema";
import { countRows, directions, limitTo } from "@/lib/platform/sql/queries-page";
import { containing, idRow, queryRows } from "@/lib/platform/sql/queries-rows";

const columns: Record<InquiryQuery["sort"], Prisma.Sql> = {
  submittedAt: Prisma.sql`submitted_at`,
  fullName: Prisma.sql`lower(full_name)`,
  companyName: Prisma.sql`lower(company_name)`,
  status: Prisma.sql`array_position(ARRAY['new', 'contacted', 'closed'], status)`,
};

/** What an inquiry is found by, as its index has it. */
const text = Prisma.sql`lower(full_name || ' ' || email || ' ' || company_name || ' ' || monthly_budget || ' ' || message)`;

export async function listInquiries(query: InquiryQuery): Promise<Page<InquiryDto>> {
  const { q, status, sort, order, page, limit } = query;
  const from = Prisma.sql`
    public.sales_inquiry
    WHERE ${status === "all" ? Prisma.sql`true` : Prisma.sql`status = ${status}`}
      AND ${q ? Prisma.sql`${text} LIKE ${containing(q)}` : Prisma.sql`true`}`;
  const [found, total] = await Promise.all([
    queryRows(idRow)`
      SELECT id FROM ${from} ORDER BY ${columns[sort]} ${directions[order]}, submitted_at DESC, id ${limitTo(query)}`,
    countRows(from),
  ]);
  const ids = found.map(({ id }) => id);
  const rows = await db.salesInquiry.findMany({ where: { id: { in: ids } }, select: inquiryColumns });
  return { items: inOrder(ids, rows).map(toInquiry), total, page, limit };
}
