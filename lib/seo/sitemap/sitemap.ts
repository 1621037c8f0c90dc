import "server-only";
import { listCategories, listTiles } from "@/lib/categories/queries";
import { absoluteUrl } from "@/lib/platform/http/site-url";
import { listPostEntries } from "@/lib/posts/queries";
import { countSitemapTools, listSoftwarePageEntries, listToolEntries } from "@/lib/seo/sitemap/queries";
import { staticPages } from "@/lib/seo/sitemap/static-pages";
import { escapeXml } from "@/lib/seo/xml";
import { listTasks } from "@/lib/tasks/queries";
import { fewestIndexed } from "@/lib/tasks/utils";

/** What the protocol allows in one file. */
const mostUrls = 50_000;
/** A tool has a page, and one of its alternatives. */
const urlsOfTool = 2;

/**
 * /sitemap.xml, piece by piece: all pages while one file holds them; beyond that an index, whose first file has
 * everything but the tools and whose others have the tools.
 */
export async function getSitemap(perFile = mostUrls): Promise<AsyncIterable<string>> {
  const [tools, pages] = await Promise.all([countSitemapTools(), listPages()]);
  if (pages.length + tools * urlsOfTool <= perFile)
    return urlset(chain(pages, listTools(0, Math.floor((perFile - pages.length) / urlsOfTool))));
  const files = Array.from({ length: 1 + Math.ceil((tools * urlsOfTool) / perFile) }, (_, n) =>
    absoluteUrl(`/sitemaps/${n}`),
  );
  return sitemapIndex(files);
}

/** File `n` of the index: 0 for everything but the tools. Undefined when there is no such file. */
export async function getSitemapFile(
  n: number,
  perFile = mostUrls,
): Promise<AsyncIterable<string> | undefined> {
  const tools = await countSitemapTools();
  if (n > Math.ceil((tools * urlsOfTool) / perFile)) return undefined;
  const each = Math.floor(perFile / urlsOfTool);
  return urlset(n === 0 ? chain(await listPages()) : listTools((n - 1) * each, each));
}

async function* chain(first: SitemapUrl[], rest?: AsyncIterable<SitemapUrl[]>): AsyncGenerator<SitemapUrl[]> {
  yield first;
  if (rest) yield* rest;
}

async function* listTools(skip: number, limit: number): AsyncGenerator<SitemapUrl[]> {
  for await (const batch of listToolEntries(skip, limit))
    yield batch.flatMap(({ slug, updatedAt }) => [
      { loc: absoluteUrl(`/ai-tools/${slug}`), lastmod: updatedAt },
      { loc: absoluteUrl(`/alternatives/${slug}`) },
    ]);
}

async function listPages(): Promise<SitemapUrl[]> {
  const [categories, tiles, software, news, blog, tasks] = await Promise.all([
    listCategories(),
    listTiles(),
    listSoftwarePageEntries(),
    listPostEntries("news"),
    listPostEntries("blog"),
    listTasks(),
  ]);
  // A tile of one category shows what that category's own page shows.
  const groups = tiles.filter(({ members, count }) => members.length > 1 && count > 0);
  return [
    ...staticPages.map((path) => ({ loc: absoluteUrl(path) })),
    ...[...categories.filter(({ count }) => count > 0), ...groups].map(({ slug }) => ({
      loc: absoluteUrl(`/category/${slug}`),
    })),
    ...tasks
      .filter(({ tools }) => tools >= fewestIndexed)
      .map(({ slug }) => ({ loc: absoluteUrl(`/tasks/${slug}`) })),
    ...software.map(({ slug, updatedAt }) => ({ loc: absoluteUrl(`/${slug}`), lastmod: updatedAt })),
    ...news.map(({ slug, updatedAt }) => ({ loc: absoluteUrl(`/latest-news/${slug}`), lastmod: updatedAt })),
    ...blog.map(({ slug, updatedAt }) => ({ loc: absoluteUrl(`/blog/${slug}`), lastmod: updatedAt })),
  ];
}

/** A page of a sitemap: its full address, and when it was last changed where that is known. */
type SitemapUrl = { loc: string; lastmod?: Date };

const head = '<?xml version="1.0" encoding="UTF-8"?>\n';
const namespace = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

const entry = (element: string, { loc, lastmod }: SitemapUrl) =>
  `<${element}><loc>${escapeXml(loc)}</loc>${lastmod ? `<lastmod>${lastmod.toISOString()}</lastmod>` : ""}</${element}>\n`;

/** A sitemap of pages, piece by piece, so that it is never held as objects in full. */
async function* urlset(batches: AsyncIterable<SitemapUrl[]>): AsyncGenerator<string> {
  yield `${head}<urlset ${namespace}>\n`;
  for await (const batch of batches) yield batch.map((url) => entry("url", url)).join("");
  yield "</urlset>\n";
}

async function* sitemapIndex(addresses: string[]): AsyncGenerator<string> {
  yield `${head}<sitemapindex ${namespace}>\n`;
  yield addresses.map((loc) => entry("sitemap", { loc })).join("");
  yield "</sitemapindex>\n";
}
