import type { Metadata } from "next";
import { permanentRedirect } from "next/navigation";
import { findTool } from "@/app/(site)/ai-tools/[slug]/load-detail";
import { ToolPageNotFound } from "@/app/tool-page-not-found";
import { JsonLd } from "@/components/layout/json-ld";
import { SearchRecorder } from "@/components/search/search-recorder";
import { FactLinks } from "@/components/lists/fact-links";
import { ListPage } from "@/components/lists/list-page";
import { NoTools } from "@/components/lists/no-tools";
import { AlternativeList } from "@/components/tool-detail/alternative-list";
import { Breadcrumbs } from "@/components/tool-detail/breadcrumbs";
import { readSearchParams } from "@/lib/list/search-params";
import { alternativeFilters } from "@/lib/list/schema-facts";
import { countFacts, switchLinks } from "@/lib/list/utils-facts";
import { siteUrl } from "@/lib/platform/http/site-url";
import { breadcrumbList } from "@/lib/seo/json-ld";
import { notFoundMetadata, pageMetadata } from "@/lib/seo/metadata";
import { toolItems } from "@/lib/seo/tool-items";
import { listAlternativeCards } from "@/lib/tools/alternatives/queries";
import { alternativesSummary } from "@/lib/tools/alternatives/utils-words";
import { factsAsked } from "@/lib/tools/facts/utils";

async function readView({ params, searchParams }: PageProps<"/alternatives/[slug]">) {
  const { slug } = await params;
  const filters = readSearchParams(alternativeFilters, await searchParams);
  const tool = filters && (await findTool(slug));
  if (!tool) return undefined;
  const all = await listAlternativeCards(tool.id);
  const asked = factsAsked(filters);
  const shown = all.filter(({ facts }) => asked.every((fact) => facts.includes(fact)));
  return { slug, tool, filters, asked, all, shown, path: `/alternatives/${tool.slug}` };
}

export async function generateMetadata(props: PageProps<"/alternatives/[slug]">): Promise<Metadata> {
  const found = await readView(props);
  if (!found) return notFoundMetadata();
  const { tool, all, asked, path } = found;
  return pageMetadata({
    title: `${tool.name} alternatives`,
    description: alternativesSummary(tool.name, all),
    path,
    canonical: asked.length > 0 ? path : undefined,
    noindex: asked.length > 0 || all.length === 0,
  });
}

/** Tools that could take another's place, each with what is the same and what differs. */
export default async function AlternativesPage(props: PageProps<"/alternatives/[slug]">) {
  const found = await readView(props);
  if (!found) return <ToolPageNotFound />;
  const { slug, tool, filters, asked, all, shown, path } = found;
  if (tool.slug !== slug) permanentRedirect(path);
  const title = `${tool.name} alternatives`;
  const trail = [
    { name: "Home", path: "/" },
    { name: tool.name, path: `/ai-tools/${tool.slug}` },
    { name: "Alternatives", path },
  ];

  return (
    <ListPage
      title={title}
      description={alternativesSummary(tool.name, shown)}
      back={<Breadcrumbs trail={trail} />}
      total={shown.length}
      told={asked.length === 0}
      heading={`Alternatives to ${tool.name}`}
      filters={
        all.length > 0 && <FactLinks links={switchLinks(path, filters, countFacts(shown), all.length)} />
      }
    >
      <SearchRecorder results={shown.length} answers />
      {shown.length > 0 ? (
        <AlternativeList tools={shown} />
      ) : all.length > 0 ? (
        <NoTools description="No alternative has all of this." href={path} action="Show all alternatives" />
      ) : (
        <NoTools
          title="No alternatives yet"
          description={`Tools that do the same as ${tool.name} appear here.`}
          href={`/category/${tool.categorySlug}`}
          action={`Show ${tool.category}`}
        />
      )}
      <JsonLd
        data={[
          toolItems(
            title,
            shown.map(({ card }) => card),
          ),
          breadcrumbList(siteUrl(), trail),
        ]}
      />
    </ListPage>
  );
}
