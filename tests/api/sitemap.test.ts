import { XMLParser, XMLValidator } from "fast-xml-parser";
import { describe, expect, it } from "vitest";
import { openApp, request } from "@/tests/api/open-app";

const { db } = await openApp();
const { GET: sitemap } = await import("@/app/sitemap.xml/route");
const { GET: sitemapFile } = await import("@/app/sitemaps/[n]/route");
const { GET: robots } = await import("@/app/robots.txt/route");
const { getSitemap, getSitemapFile } = await import("@/lib/seo/sitemap/sitemap");
const { staticPages } = await import("@/lib/seo/sitemap/static-pages");

type Entry = { loc: string; lastmod?: string };
type Parsed = { urlset?: { url: Entry[] }; sitemapindex?: { sitemap: Entry[] } };
const parser = new XMLParser({ isArray: (name) => ["url", "sitemap"].includes(name), parseTagValue: false });
const parse = (text: string) => {
  expect(XMLValidator.validate(text)).toBe(true);
  expect(text).toContain('xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"');
  return parser.parse(text) as Parsed;
};
async function readAll(file: AsyncIterable<string> | undefined) {
  let text = "";
  for await (const piece of file!) text += piece;
  return parse(text);
}
const read = async () => parse(await (await request(sitemap, "/sitemap.xml")).text()).urlset!.url;
const toolAddresses = (entries: Entry[]) =>
  entries.map(({ loc }) => loc).filter((loc) => loc.startsWith("https://almanac.test/ai-tools/"));
const alternativesOf = (addresses: string[]) =>
  addresses.flatMap((loc) => [loc, loc.replace("/ai-tools/", "/alternatives/")]);
const publishedAddresses = async () =>
  (
    await db.tool.findMany({ where: { status: "published" }, orderBy: { id: "asc" }, select: { slug: true } })
  ).map(({ slug }) => `https://almanac.test/ai-tools/${slug}`);

describe("/sitemap.xml", () => {
  it("has the pages that are always there, the tools, the categories with tools and the software pages", async () => {
    const entries = await read();
    const addresses = entries.map(({ loc }) => loc);
    expect(new Set(addresses).size).toBe(addresses.length);
    for (const path of staticPages) expect(addresses).toContain(`https://almanac.test${path}`);
    expect(toolAddresses(entries)).toEqual(await publishedAddresses());
    const categories = await db.category.findMany({
      where: { tools: { some: { status: "published" } } },
      select: { slug: true },
    });
    for (const { slug } of categories) expect(addresses).toContain(`https://almanac.test/category/${slug}`);
    const pages = await db.softwarePage.findMany({ select: { slug: true } });
    expect(pages.length).toBeGreaterThan(0);
    for (const { slug } of pages) expect(addresses).toContain(`https://almanac.test/${slug}`);
  });

  it("has the tasks that three tools do, and the alternatives of every tool", async () => {
    const addresses = (await read()).map(({ loc }) => loc);
    const tasks = await db.task.findMany({
      select: { slug: true, _count: { select: { tools: { where: { tool: { status: "published" } } } } } },
    });
    const many = tasks.filter(({ _count }) => _count.tools >= 3);
    expect(many.length).toBeLessThan(tasks.length);
    expect(addresses.filter((loc) => loc.startsWith("https://almanac.test/tasks/")).sort()).toEqual(
      many.map(({ slug }) => `https://almanac.test/tasks/${slug}`).sort(),
    );
    for (const loc of alternativesOf(await publishedAddresses())) expect(addresses).toContain(loc);
  });

  it("says when a tool was last changed", async () => {
    const tool = await db.tool.update({
      where: { slug: "chatgpt" },
      data: { description: "Changed." },
      select: { updatedAt: true },
    });
    const entry = (await read()).find(({ loc }) => loc.endsWith("/ai-tools/chatgpt"));
    expect(entry?.lastmod).toBe(tool.updatedAt.toISOString());
  });

  it("leaves out at once what is no longer published", async () => {
    await db.tool.update({ where: { slug: "midjourney" }, data: { status: "draft" } });
    await db.softwarePage.updateMany({ where: { position: 0 }, data: { status: "draft" } });
    const hidden = await db.softwarePage.findFirstOrThrow({
      where: { status: "draft" },
      select: { slug: true },
    });
    const addresses = (await read()).map(({ loc }) => loc);
    expect(addresses).not.toContain("https://almanac.test/ai-tools/midjourney");
    expect(addresses).not.toContain(`https://almanac.test/${hidden.slug}`);
    expect(addresses).toHaveLength(new Set(addresses).size);

    const category = await db.category.findUniqueOrThrow({
      where: { slug: "ai-for-fun" },
      select: { id: true },
    });
    await db.tool.updateMany({ where: { categoryId: category.id }, data: { status: "archived" } });
    expect((await read()).map(({ loc }) => loc)).not.toContain("https://almanac.test/category/ai-for-fun");
  });

  it("is sent as text, whatever encodings are taken: the server in front compresses it", async () => {
    for (const accepted of ["br, gzip;q=0.8", "gzip", "identity"]) {
      const response = await request(sitemap, "/sitemap.xml", { headers: { "accept-encoding": accepted } });
      expect(response.headers.get("Content-Type")).toBe("application/xml; charset=utf-8");
      expect(response.headers.get("Content-Encoding")).toBeNull();
      expect(await response.text()).toMatch(/^<\?xml /);
    }
  });
});

describe("the index, once one file can't hold all", () => {
  it("names files that together hold every page once", async () => {
    // As if a file held 100 addresses.
    const before = await read();
    const index = await readAll(await getSitemap(100));
    const files = index.sitemapindex!.sitemap.map(({ loc }) => loc);
    const tools = await publishedAddresses();
    expect(files).toEqual(
      Array.from(
        { length: 1 + Math.ceil((2 * tools.length) / 100) },
        (_, n) => `https://almanac.test/sitemaps/${n}`,
      ),
    );
    const contents: string[][] = [];
    for (let n = 0; n < files.length; n++)
      contents.push((await readAll(await getSitemapFile(n, 100))).urlset!.url.map(({ loc }) => loc));
    for (const content of contents.slice(1)) expect(content.length).toBeLessThanOrEqual(100);
    expect(contents.slice(1).flat()).toEqual(alternativesOf(tools));
    expect(contents.flat().sort()).toEqual(before.map(({ loc }) => loc).sort());
    expect(await getSitemapFile(files.length, 100)).toBeUndefined();
  });

  it.each(["99", "x", "-1", "01", "1.5", "", "1e3", "99999999999999999999"])("has no file %j", async (n) => {
    const response = await request(sitemapFile, `/sitemaps/${n}`, { params: { n } });
    expect(response.status).toBe(404);
  });

  it("serves its files", async () => {
    const response = await request(sitemapFile, "/sitemaps/1", { params: { n: "1" } });
    expect(response.status).toBe(200);
    expect(toolAddresses(parse(await response.text()).urlset!.url)).toEqual(await publishedAddresses());
  });
});

describe("/robots.txt", () => {
  it("closes what is not for search engines, and nothing else", async () => {
    const text = await (await request(robots, "/robots.txt")).text();
    const rules = text.split("\n").filter((line) => /^(Dis)?allow:/i.test(line));
    expect(rules).toEqual([
      "Allow: /api/docs",
      "Disallow: /api/",
      "Disallow: /admin",
      "Disallow: /dashboard",
      "Disallow: /advertise/report",
    ]);
    expect(text).toContain("\nSitemap: https://almanac.test/sitemap.xml\n");
  });
});
