import type { Metadata } from "next";
import { ReportQueue } from "@/components/moderation/report-queue";
import { getPageViewer } from "@/lib/platform/auth/page-viewer";

export const metadata: Metadata = { title: "Reports" };

export default async function ReportsPage() {
  const viewer = await getPageViewer();
  return viewer && <ReportQueue viewerId={viewer.id} />;
}
