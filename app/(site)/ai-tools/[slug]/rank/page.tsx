import type { Metadata } from "next";
import { permanentRedirect } from "next/navigation";
import { findTool, trailOf } from "@/app/(site)/ai-tools/[slug]/load-detail";
import { ToolPageNotFound } from "@/app/tool-page-not-found";
import { PageHeader } from "@/components/layout/page-header";
import { Breadcrumbs } from "@/components/tool-detail/breadcrumbs";
import { RankTable } from "@/components/tool-detail/rank-table";
import { notFoundMetadata, pageMetadata } from "@/lib/seo/metadata";
import { getRank } from "@/lib/tools/ranking/queries";

async function readTool({ params }: PageProps<"/ai-tools/[slug]/rank">) {
  const { slug } = await params;
  const tool = await findTool(slug);
  const rank = tool && (await getRank(tool.id));
  return rank && { slug, tool, rank };
}

export async function generateMetadata(props: PageProps<"/ai-tools/[slug]/rank">): Promise<Metadata> {
  const found = await readTool(props);
  if (!found) return notFoundMetadata();
  return pageMetadata({
    title: `Why ${found.tool.name} ranks where it does`,
    description: `The place of ${found.tool.name} in every list, with each term of its score.`,
    path: `/ai-tools/${found.tool.slug}/rank`,
    noindex: true,
  });
}

/** Why a tool stands where it does in every list, so that anybody can add it up. */
export default async function RankPage(props: PageProps<"/ai-tools/[slug]/rank">) {
  const found = await readTool(props);
  if (!found) return <ToolPageNotFound />;
  const { slug, tool, rank } = found;
  if (tool.slug !== slug) permanentRedirect(`/ai-tools/${tool.slug}/rank`);
  const trail = trailOf(tool, { name: "Rank", path: `/ai-tools/${tool.slug}/rank` });
  return (
    <div className="container max-w-[860px] pb-16">
      <PageHeader
        breadcrumbs={<Breadcrumbs trail={trail} />}
        title={`Why ${tool.name} ranks where it does`}
        description={
          <>
            Its place in every list, and what each score is made of. No money and no editor&apos;s choice is
            among it.{" "}
            <a href="/ranking" className="link underline">
              How tools are ranked
            </a>
          </>
        }
      />
      <div className="flex flex-col gap-8">
        {rank.lists.map((standing) => (
          <RankTable key={standing.list} standing={standing} tool={tool} />
        ))}
      </div>
    </div>
  );
}
