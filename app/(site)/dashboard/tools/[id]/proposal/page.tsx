import { findOwner } from "@/app/(site)/dashboard/tools/[id]/find-own";
import { OwnToolPage } from "@/app/(site)/dashboard/tools/[id]/own-tool-page";
import { ToolPageNotFound } from "@/app/tool-page-not-found";
import { MyProposal } from "@/components/owners/my-proposal";
import { pageMetadata } from "@/lib/seo/metadata";
import { getOwnProposal } from "@/lib/owners/queries-proposals";

export const generateMetadata = () =>
  pageMetadata({
    title: "Propose a change",
    description: "How a tool of yours should be described.",
    path: "/dashboard",
    noindex: true,
  });

export default async function ProposalPage({ params }: PageProps<"/dashboard/tools/[id]/proposal">) {
  const { id } = await params;
  const owner = await findOwner(id, "proposal");
  const own = owner && (await getOwnProposal(id, owner));
  // Whether there is such a tool is told to nobody else.
  if (!own) return <ToolPageNotFound />;
  const { tool } = own;
  return (
    <OwnToolPage
      tool={{ ...tool, listed: tool.status === "published" }}
      screen={{ name: "Propose a change", path: "/proposal" }}
      title={`Propose a change of ${tool.name}`}
    >
      <MyProposal own={own} />
    </OwnToolPage>
  );
}
