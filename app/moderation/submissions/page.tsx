import type { Metadata } from "next";
import { SubmissionQueue } from "@/components/moderation/submission-queue";
import { getPageViewer } from "@/lib/platform/auth/page-viewer";

export const metadata: Metadata = { title: "Tool Submissions" };

export default async function SubmissionsPage() {
  const viewer = await getPageViewer();
  return viewer && <SubmissionQueue viewerId={viewer.id} admin={false} />;
}
