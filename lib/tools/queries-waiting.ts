import "server-only";
import { z } from "zod";
import { queryRows } from "@/lib/platform/sql/queries-rows";

const waitingRow = z.object({
  submissions: z.int(),
  reviews: z.int(),
  proposals: z.int(),
  reports: z.int(),
  inquiries: z.int(),
});

/** How much waits in each queue of the back office, by the last part of its screen's address: an index has just what waits. */
export async function countWaiting(): Promise<z.output<typeof waitingRow>> {
  const [row] = await queryRows(waitingRow)`
    SELECT (SELECT count(*)::int FROM public.submission WHERE status = 'pending') AS submissions,
      (SELECT count(*)::int FROM public.review WHERE status = 'pending' OR revision_status = 'pending') AS reviews,
      (SELECT count(*)::int FROM public.tool_proposal WHERE status = 'pending') AS proposals,
      (SELECT count(*)::int FROM public.report WHERE status = 'open') AS reports,
      (SELECT count(*)::int FROM public.sales_inquiry WHERE status = 'new') AS inquiries`;
  return row!;
}
