import type { Metadata } from "next";
import { ProposalQueue } from "@/components/moderation/proposal-queue";
import { getPageViewer } from "@/lib/platform/auth/page-viewer";

export const metadata: Metadata = { title: "Proposals" };

export default async function ProposalsPage() {
  const viewer = await getPageViewer();
  return viewer && <ProposalQueue viewerId={viewer.id} />;
}
