import type { Metadata } from "next";
import { redirect } from "next/navigation";
import { findTool, loadDetail, toolMetadata } from "@/app/(site)/ai-tools/[slug]/load-detail";
import { JsonLd } from "@/components/layout/json-ld";
import { BackToTop } from "@/components/tool-detail/back-to-top";
import { ToolDetail } from "@/components/tool-detail/tool-detail";

export async function generateMetadata({ params }: PageProps<"/product/[id]">): Promise<Metadata> {
  const { id } = await params;
  return toolMetadata(await findTool(id), `/product/${id}`);
}

/** A tool in detail, with its alternatives in a tab. An unknown one leads home. */
export default async function ProductPage({ params }: PageProps<"/product/[id]">) {
  const { id } = await params;
  const tool = await findTool(id);
  if (!tool) redirect("/");
  const { detail, jsonLd } = await loadDetail(tool);
  return (
    <>
      <JsonLd data={jsonLd} />
      <ToolDetail detail={detail} alternativesTab />
      <BackToTop />
    </>
  );
}
