import type { Metadata } from "next";
import { findOwner } from "@/app/(site)/dashboard/tools/[id]/find-own";
import { PageNotFound } from "@/app/page-not-found";
import { PageHeader } from "@/components/layout/page-header";
import { MyProposal } from "@/components/owners/my-proposal";
import { Breadcrumbs } from "@/components/tool-detail/breadcrumbs";
import { ToolNotFound } from "@/components/tool-detail/tool-not-found";
import { pageMetadata } from "@/lib/seo/metadata";
import { getOwnProposal } from "@/lib/owners/queries-proposals";

type Props = { params: Promise<{ id: string }> };

export function generateMetadata(): Promise<Metadata> {
  return pageMetadata({
    title: "Propose a change",
    description: "How a tool of yours should be described.",
    path: "/dashboard",
    noindex: true,
  });
}

/** What an owner proposes of their tool. */
export default async function ProposalPage({ params }: Props) {
  const { id } = await params;
  const owner = await findOwner(id, "proposal");
  const own = owner && (await getOwnProposal(id, owner));
  // Whether there is such a tool is told to nobody else.
  if (!own)
    return (
      <PageNotFound>
        <ToolNotFound />
      </PageNotFound>
    );
  const { tool } = own;
  const trail = [
    { name: "Dashboard", path: "/dashboard" },
    { name: "My tools", path: "/dashboard?tab=tools" },
    { name: "Propose a change", path: `/dashboard/tools/${tool.id}/proposal` },
  ];
  return (
    <div className="container max-w-[860px] pb-16">
      <PageHeader
        breadcrumbs={<Breadcrumbs trail={trail} />}
        title={`Propose a change of ${tool.name}`}
        description={
          <a href={`/ai-tools/${tool.slug}`} className="link underline">
            Its page
          </a>
        }
      />
      <MyProposal own={own} />
    </div>
  );
}
