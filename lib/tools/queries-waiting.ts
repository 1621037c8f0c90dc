import "server-only";
import { z } from "zod";
import { Prisma } from "@/lib/generated/prisma/client";
import { queryRows } from "@/lib/platform/sql/queries-rows";
import { mostCounted } from "@/lib/tools/utils-waiting";

const waitingRow = z.object({
  submissions: z.int(),
  reviews: z.int(),
  proposals: z.int(),
  reports: z.int(),
  inquiries: z.int(),
});

/** So many of a table, and one more where there are more than anybody is told. */
const upTo = (from: Prisma.Sql) =>
  Prisma.sql`(SELECT count(*)::int FROM (SELECT FROM ${from} LIMIT ${mostCounted + 1}) AS waiting)`;

/** How much waits in each queue of the back office, by the last part of its screen's address. */
export async function countWaiting(): Promise<z.output<typeof waitingRow>> {
  const [row] = await queryRows(waitingRow)`
    SELECT ${upTo(Prisma.sql`public.submission WHERE status = 'pending'`)} AS submissions,
      ${upTo(Prisma.sql`public.review WHERE status = 'pending' OR revision_status = 'pending'`)} AS reviews,
      ${upTo(Prisma.sql`public.tool_proposal WHERE status = 'pending'`)} AS proposals,
      ${upTo(Prisma.sql`public.report WHERE status = 'open'`)} AS reports,
      ${upTo(Prisma.sql`public.sales_inquiry WHERE status = 'new'`)} AS inquiries`;
  return row!;
}
