import type { Metadata } from "next";
import { ClaimQueue } from "@/components/moderation/claim-queue";
import { getPageViewer } from "@/lib/platform/auth/page-viewer";

export const metadata: Metadata = { title: "Owners" };

export default async function OwnersPage() {
  const viewer = await getPageViewer();
  return viewer && <ClaimQueue viewerId={viewer.id} />;
}
