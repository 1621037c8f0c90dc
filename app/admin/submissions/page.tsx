import type { Metadata } from "next";
import { SubmissionQueue } from "@/components/moderation/submission-queue";

export const metadata: Metadata = { title: "Tool Submissions" };

export default function SubmissionsPage() {
  return <SubmissionQueue />;
}
