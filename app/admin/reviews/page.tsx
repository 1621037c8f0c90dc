import type { Metadata } from "next";
import { ReviewQueue } from "@/components/moderation/review-queue";

export const metadata: Metadata = { title: "Reviews Management" };

export default function ReviewsPage() {
  return <ReviewQueue admin />;
}
