import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { loadHome } from "@/app/(site)/home/load-home";
import { HomeScreen } from "@/components/home/home-screen";
import { JsonLd } from "@/components/layout/json-ld";
import { getConfig } from "@/lib/config/queries";
import { logosOf } from "@/lib/config/utils";
import { plainView } from "@/lib/list/search-params";
import { organization, website } from "@/lib/seo/json-ld";
import { pageMetadata } from "@/lib/seo/metadata";
import { siteUrl } from "@/lib/seo/site-url";

export const revalidate = 60;

/** Nothing is made at build time: the first visitor has the page made. */
export function generateStaticParams() {
  return [];
}

export async function generateMetadata(): Promise<Metadata> {
  const { siteName, siteDescription, metaTags } = await getConfig();
  return pageMetadata({
    title: metaTags.title || `${siteName}: find and compare AI tools`,
    description: metaTags.description || siteDescription,
    path: "/",
  });
}

/** The home page without filters, the same for everybody. `/` leads here. */
export default async function HomePage({ params }: { params: Promise<{ view: string }> }) {
  if ((await params).view !== "all") notFound();
  const [screen, config] = await Promise.all([loadHome(plainView), getConfig()]);
  if (!screen) notFound();
  const site = {
    name: config.siteName,
    description: config.siteDescription,
    logo: logosOf(config).light,
    email: config.contactEmail,
    sameAs: Object.values(config.socialLinks).filter((link) => link !== ""),
  };
  return (
    <>
      <JsonLd data={[website(siteUrl(), site), organization(siteUrl(), site)]} />
      <HomeScreen {...screen} />
    </>
  );
}
