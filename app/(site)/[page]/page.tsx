import type { Metadata } from "next";
import { permanentRedirect } from "next/navigation";
import { PageNotFound } from "@/app/page-not-found";
import { JsonLd } from "@/components/layout/json-ld";
import { SoftwareArticle } from "@/components/software/software-article";
import { notFoundMetadata, pageMetadata } from "@/lib/seo/metadata";
import { toolItems } from "@/lib/seo/tool-items";
import { getSoftwarePage } from "@/lib/software-pages/queries";
import { listRunningSponsorships } from "@/lib/sponsorships/queries";

async function readPage({ params }: PageProps<"/[page]">) {
  const slug = (await params).page;
  const page = await getSoftwarePage(slug);
  if (page && page.slug !== slug) permanentRedirect(`/${page.slug}`);
  return page;
}

export async function generateMetadata(props: PageProps<"/[page]">): Promise<Metadata> {
  const page = await readPage(props);
  if (!page) return notFoundMetadata();
  const { title, description, slug } = page;
  return pageMetadata({ title, description, path: `/${slug}`, image: `/${slug}/og.png` });
}

export default async function SoftwarePage(props: PageProps<"/[page]">) {
  const page = await readPage(props);
  if (!page) return <PageNotFound />;
  const sponsorships = await listRunningSponsorships();
  return (
    <>
      <SoftwareArticle page={page} sponsored={sponsorships.map(({ toolId }) => toolId._id)} />
      <JsonLd data={toolItems(page.title, page.tools)} />
    </>
  );
}
