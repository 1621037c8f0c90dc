import type { Metadata } from "next";
import { SubmissionQueue } from "@/components/moderation/submission-queue";
import { listCategoryNames } from "@/lib/categories/queries";
import { getPageViewer } from "@/lib/platform/auth/page-viewer";

export const metadata: Metadata = { title: "Tool Submissions" };

export default async function SubmissionsPage() {
  const [viewer, categories] = await Promise.all([getPageViewer(), listCategoryNames()]);
  return viewer && <SubmissionQueue viewerId={viewer.id} admin categories={categories} />;
}
