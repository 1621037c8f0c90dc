import { escapeXml } from "@/lib/seo/xml";

/** A page of a sitemap: its full address, and when it was last changed where that is known. */
export type SitemapUrl = { loc: string; lastmod?: Date };

const head = '<?xml version="1.0" encoding="UTF-8"?>\n';
const namespace = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

const entry = (element: string, { loc, lastmod }: SitemapUrl) =>
  `<${element}><loc>${escapeXml(loc)}</loc>${lastmod ? `<lastmod>${lastmod.toISOString()}</lastmod>` : ""}</${element}>\n`;

/** A sitemap of pages, piece by piece, so that it is never held as objects in full. */
export async function* urlset(batches: AsyncIterable<SitemapUrl[]>): AsyncGenerator<string> {
  yield `${head}<urlset ${namespace}>\n`;
  for await (const batch of batches) yield batch.map((url) => entry("url", url)).join("");
  yield "</urlset>\n";
}

/** A sitemap of sitemaps. */
export async function* sitemapIndex(addresses: string[]): AsyncGenerator<string> {
  yield `${head}<sitemapindex ${namespace}>\n`;
  yield addresses.map((loc) => entry("sitemap", { loc })).join("");
  yield "</sitemapindex>\n";
}
