import type { Metadata } from "next";
import { loadDetail } from "@/app/(site)/ai-tools/[slug]/load-detail";
import { OfficeNotFound } from "@/app/office-not-found";
import { requireRole } from "@/app/require-role";
import { PreviewBar } from "@/components/admin/preview-bar";
import { ToolDetail } from "@/components/tool-detail/tool-detail";
import { getAnyTool } from "@/lib/tools/queries-admin";
import { officeLogo } from "@/lib/tools/utils-address";

export const metadata: Metadata = { title: "Preview", robots: { index: false, follow: false } };

const meaning = {
  draft: "Only administrators see this tool.",
  archived: "Only administrators see this tool; it is not listed any more.",
  published: "Everybody sees this tool.",
};

/** A tool as its page will show it, whatever its status. */
export default async function ToolPreviewPage({ params }: PageProps<"/admin/preview/tools/[id]">) {
  await requireRole("admin");
  const tool = await getAnyTool((await params).id);
  if (!tool) return <OfficeNotFound />;
  const { detail } = await loadDetail({ ...tool, logo: officeLogo(tool) });
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
