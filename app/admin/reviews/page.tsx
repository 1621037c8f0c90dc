import type { Metadata } from "next";
import { ReviewQueue } from "@/components/moderation/review-queue";
import { getPageViewer } from "@/lib/platform/auth/page-viewer";

export const metadata: Metadata = { title: "Reviews Management" };

export default async function ReviewsPage() {
  const viewer = await getPageViewer();
  return viewer && <ReviewQueue viewerId={viewer.id} admin />;
}
