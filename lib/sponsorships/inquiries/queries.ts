import "server-only";
import { inOrder } from "@/lib/platform/sql/utils";
import { Prisma } from "@/lib/generated/prisma/client";
import { db } from "@/lib/platform/db";
import type { Page } from "@/lib/platform/http/page";
import { inquiryColumns, toInquiry } from "@/lib/sponsorships/inquiries/mapper";
import type { InquiryDto, InquiryQuery } from "@/lib/sponsorships/inquiries/schema";
import { containing, idRow, queryRows, totalRow } from "@/lib/platform/sql/queries-rows";

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
  const where = Prisma.sql`
    FROM public.sales_inquiry
    WHERE ${status === "all" ? Prisma.sql`true` : Prisma.sql`status = ${status}`}
      AND ${q ? Prisma.sql`${text} LIKE ${containing(q)}` : Prisma.sql`true`}`;
  const direction = order === "asc" ? Prisma.sql`ASC` : Prisma.sql`DESC`;
  const [found, [counted]] = await Promise.all([
    queryRows(idRow)`
      SELECT id ${where} ORDER BY ${columns[sort]} ${direction}, submitted_at DESC, id
      LIMIT ${limit} OFFSET ${(page - 1) * limit}`,
    queryRows(totalRow)`SELECT count(*)::int AS total ${where}`,
  ]);
  const ids = found.map(({ id }) => id);
  const rows = await db.salesInquiry.findMany({ where: { id: { in: ids } }, select: inquiryColumns });
  return { items: inOrder(ids, rows).map(toInquiry), total: counted?.total ?? 0, page, limit };
}
