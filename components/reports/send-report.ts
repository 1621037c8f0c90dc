import { call } from "@/lib/platform/http/client";
import type { reportReviewApi, reportToolApi } from "@/lib/reports/api";
import type { ReportDto } from "@/lib/reports/schema";

/** Sends a report of a tool or a review, checked by its form. */
export function sendReport(
  about: ReportDto["about"],
  id: string,
  { kind, message }: { kind: string; message: string },
): Promise<ReportDto> {
  const input = { params: { id }, body: { kind: kind as never, message } };
  return about === "tool"
    ? call<typeof reportToolApi>("POST", "/api/tools/{id}/reports", input)
    : call<typeof reportReviewApi>("POST", "/api/reviews/{id}/reports", input);
}
