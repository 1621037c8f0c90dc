import { findOwner } from "@/app/(site)/dashboard/tools/[id]/find-own";
import { OwnToolPage } from "@/app/(site)/dashboard/tools/[id]/own-tool-page";
import { ToolPageNotFound } from "@/app/tool-page-not-found";
import { MyFacts } from "@/components/owners/my-facts";
import { pageMetadata } from "@/lib/seo/metadata";
import { listFacts } from "@/lib/tools/facts/queries-queue";
import { getAnyTool } from "@/lib/tools/queries-admin";

export const generateMetadata = () =>
  pageMetadata({
    title: "Confirm facts",
    description: "What is said of a tool of yours.",
    path: "/dashboard",
    noindex: true,
  });

export default async function FactsPage({ params }: PageProps<"/dashboard/tools/[id]/facts">) {
  const { id } = await params;
  const tool = (await findOwner(id, "facts")) ? await getAnyTool(id) : null;
  // Whether there is such a tool is told to nobody else.
  if (!tool) return <ToolPageNotFound />;

  return (
    <OwnToolPage
      tool={{ ...tool, listed: tool.status === "published" }}
      screen={{ name: "Confirm facts", path: "/facts" }}
      title={`Facts of ${tool.name}`}
    >
      <MyFacts tool={{ id: tool.id, name: tool.name }} facts={await listFacts(tool.id)} />
    </OwnToolPage>
  );
}
