import type { Metadata } from "next";
import { findOwner } from "@/app/(site)/dashboard/tools/[id]/find-own";
import { PageNotFound } from "@/app/page-not-found";
import { PageHeader } from "@/components/layout/page-header";
import { MyFacts } from "@/components/owners/my-facts";
import { Breadcrumbs } from "@/components/tool-detail/breadcrumbs";
import { ToolNotFound } from "@/components/tool-detail/tool-not-found";
import { pageMetadata } from "@/lib/seo/metadata";
import { listFacts } from "@/lib/tools/facts/queries-queue";
import { getAnyTool } from "@/lib/tools/queries-admin";

type Props = { params: Promise<{ id: string }> };

export function generateMetadata(): Promise<Metadata> {
  return pageMetadata({
    title: "Confirm facts",
    description: "What is said of a tool of yours.",
    path: "/dashboard",
    noindex: true,
  });
}

/** The facts of a tool, for its owner to confirm. */
export default async function FactsPage({ params }: Props) {
  const { id } = await params;
  const tool = (await findOwner(id, "facts")) ? await getAnyTool(id) : null;
  // Whether there is such a tool is told to nobody else.
  if (!tool)
    return (
      <PageNotFound>
        <ToolNotFound />
      </PageNotFound>
    );

  const trail = [
    { name: "Dashboard", path: "/dashboard" },
    { name: "My tools", path: "/dashboard?tab=tools" },
    { name: "Confirm facts", path: `/dashboard/tools/${tool.id}/facts` },
  ];
  return (
    <div className="container max-w-[860px] pb-16">
      <PageHeader
        breadcrumbs={<Breadcrumbs trail={trail} />}
        title={`Facts of ${tool.name}`}
        description={
          <a href={`/ai-tools/${tool.slug}`} className="link underline">
            Its page
          </a>
        }
      />
      <MyFacts facts={await listFacts(tool.id)} />
    </div>
  );
}
