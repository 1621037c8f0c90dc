import type { Metadata } from "next";
import { permanentRedirect } from "next/navigation";
import { z } from "zod";
import { PageNotFound } from "@/app/page-not-found";
import { ComparisonScreen } from "@/components/comparison/comparison-screen";
import { TooManyTools, UnknownTools } from "@/components/comparison/no-comparison";
import { JsonLd } from "@/components/layout/json-ld";
import { readSearchParams } from "@/lib/list/search-params";
import { siteUrl } from "@/lib/platform/http/site-url";
import { breadcrumbList } from "@/lib/seo/json-ld";
import { notFoundMetadata, pageMetadata } from "@/lib/seo/metadata";
import { toolItems } from "@/lib/seo/tool-items";
import { listRunningSponsorships } from "@/lib/sponsorships/queries";
import { readComparison, suggestAnother } from "@/lib/tools/comparison/queries";
import { compareTools, isWellFilled } from "@/lib/tools/comparison/utils";
import { comparisonPath, mostCompared } from "@/lib/tools/comparison/utils-address";
import type { ToolDetail } from "@/lib/tools/schema";

const view = z.object({ differences: z.enum(["true", "false"]).default("false") });

async function readView({ params, searchParams }: PageProps<"/compare/[tools]">) {
  const { tools: address } = await params;
  const asked = readSearchParams(view, await searchParams);
  const found = asked && (await readComparison(address));
  return found && { ...found, address, differences: asked.differences === "true" };
}

const titleOf = (tools: ToolDetail[]) => tools.map(({ name }) => name).join(" vs ");
const pathOf = (tools: ToolDetail[]) => comparisonPath(tools.map(({ slug }) => slug));

export async function generateMetadata(props: PageProps<"/compare/[tools]">): Promise<Metadata> {
  const found = await readView(props);
  if (!found || found.unknown.length > 0 || found.tools.length > mostCompared) return notFoundMetadata();
  const { tools, differences } = found;
  const path = pathOf(tools);
  const names = tools.map(({ name }) => name);
  return pageMetadata({
    title: titleOf(tools),
    description: `${names.slice(0, -1).join(", ")} and ${names.at(-1)} side by side: prices, free plans, platforms, integrations, ratings and highlights.`,
    path,
    canonical: differences ? path : undefined,
    noindex: differences || !isWellFilled(compareTools(tools)),
  });
}

export default async function ComparisonPage(props: PageProps<"/compare/[tools]">) {
  const found = await readView(props);
  if (!found) return <PageNotFound />;
  const { tools, unknown, address, differences } = found;
  if (unknown.length > 0 || tools.length > mostCompared) {
    return (
      <PageNotFound>
        {unknown.length > 0 ? (
          <UnknownTools tools={tools} unknown={unknown} />
        ) : (
          <TooManyTools tools={tools} />
        )}
      </PageNotFound>
    );
  }
  if (tools.length === 1) permanentRedirect(`/ai-tools/${tools[0]!.slug}`);
  const path = pathOf(tools);
  if (path !== `/compare/${address}`) permanentRedirect(differences ? `${path}?differences=true` : path);

  const [suggested, sponsorships] = await Promise.all([
    tools.length < mostCompared ? suggestAnother(tools) : [],
    listRunningSponsorships(),
  ]);
  const title = titleOf(tools);
  const trail = [
    { name: "Home", path: "/" },
    { name: "Compare", path: "/compare" },
    { name: title, path },
  ];
  return (
    <>
      <JsonLd data={[breadcrumbList(siteUrl(), trail), toolItems(title, tools)]} />
      <ComparisonScreen
        title={title}
        path={path}
        trail={trail}
        tools={tools.map(({ facts: _facts, tasks: _tasks, ...tool }) => tool)}
        rows={compareTools(tools)}
        differences={differences}
        suggested={suggested}
        sponsored={sponsorships.map(({ toolId }) => toolId._id)}
      />
    </>
  );
}
