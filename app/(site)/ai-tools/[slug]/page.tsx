import type { Metadata } from "next";
import { Missing } from "@/components/layout/missing";
import { ToolNotFound } from "@/components/tool-detail/tool-not-found";
import { permanentRedirect } from "next/navigation";
import { findTool, loadDetail, toolMetadata } from "@/app/(site)/ai-tools/load-detail";
import { JsonLd } from "@/components/layout/json-ld";
import { ToolDetail } from "@/components/tool-detail/tool-detail";

export const revalidate = 300;
export const generateStaticParams = () => [];

type Props = { params: Promise<{ slug: string }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { slug } = await params;
  return toolMetadata(await findTool(slug), `/ai-tools/${slug}`);
}

/** A tool in detail. */
export default async function ToolPage({ params }: Props) {
  const { slug } = await params;
  const tool = await findTool(slug);
  if (!tool) {
    return (
      <Missing>
        <ToolNotFound />
      </Missing>
    );
  }
  if (tool.slug !== slug) permanentRedirect(`/ai-tools/${tool.slug}`);
  const { detail, jsonLd } = await loadDetail(tool);
  return (
    <>
      <JsonLd data={jsonLd} />
      <ToolDetail detail={detail} />
    </>
  );
}
