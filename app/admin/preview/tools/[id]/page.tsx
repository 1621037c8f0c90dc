import type { Metadata } from "next";
import { notFound, redirect } from "next/navigation";
import { loadDetail } from "@/app/(site)/ai-tools/[slug]/load-detail";
import { PreviewBar } from "@/components/admin/preview-bar";
import { ToolDetail } from "@/components/tool-detail/tool-detail";
import { getPageViewer } from "@/lib/platform/auth/page-viewer";
import { hasRole } from "@/lib/platform/auth/schema";
import { getAnyTool } from "@/lib/tools/queries-admin";

export const metadata: Metadata = { title: "Preview", robots: { index: false, follow: false } };

const meaning = {
  draft: "Only administrators see this tool.",
  archived: "Only administrators see this tool; it is not listed any more.",
  published: "Everybody sees this tool.",
};

/** A tool as its page will show it, whatever its status. */
export default async function ToolPreviewPage({ params }: { params: Promise<{ id: string }> }) {
  // A layout does not protect its pages: each one checks the role itself.
  const viewer = await getPageViewer();
  if (!viewer || !hasRole(viewer.role, "admin")) redirect("/");
  const tool = await getAnyTool((await params).id);
  if (!tool) notFound();
  const { detail } = await loadDetail(tool);
  return (
    <>
      <PreviewBar
        state={tool.status}
        list={{ href: `/admin/tools?q=${encodeURIComponent(tool.name)}`, label: "Tools Management" }}
      >
        {meaning[tool.status]}
      </PreviewBar>
      <ToolDetail detail={detail} preview />
    </>
  );
}
