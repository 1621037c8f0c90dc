import type { Metadata } from "next";
import { permanentRedirect } from "next/navigation";
import { findTool, loadDetail, toolMetadata } from "@/app/(site)/ai-tools/[slug]/load-detail";
import { PageNotFound } from "@/app/page-not-found";
import { JsonLd } from "@/components/layout/json-ld";
import { OpenedTool } from "@/components/tool-detail/opened-tool";
import { ToolDetail } from "@/components/tool-detail/tool-detail";
import { ToolNotFound } from "@/components/tool-detail/tool-not-found";
import { readSearchParams } from "@/lib/list/search-params";
import { reviewView } from "@/lib/reviews/schema";

export async function generateMetadata({ params }: PageProps<"/ai-tools/[slug]">): Promise<Metadata> {
  const { slug } = await params;
  return toolMetadata(await findTool(slug), `/ai-tools/${slug}`);
}

export default async function ToolPage({ params, searchParams }: PageProps<"/ai-tools/[slug]">) {
  const { slug } = await params;
  const view = readSearchParams(reviewView, await searchParams);
  const tool = view && (await findTool(slug));
  if (!tool) {
    return (
      <PageNotFound>
        {view && <OpenedTool slug={slug} />}
        <ToolNotFound />
      </PageNotFound>
    );
  }
  if (tool.slug !== slug) permanentRedirect(`/ai-tools/${tool.slug}`);
  const { detail, jsonLd } = await loadDetail(tool, view);
  return (
    <>
      <JsonLd data={jsonLd} />
      <ToolDetail detail={detail} />
    </>
  );
}
