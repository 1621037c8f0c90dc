import { XMLParser, XMLValidator } from "fast-xml-parser";
import { parseJsonFeed, parseRssFeed } from "feedsmith";
import { describe, expect, it } from "vitest";
import { openApp, request } from "@/tests/api/open-app";

const { db } = await openApp();
const { GET: rss } = await import("@/app/feed.xml/route");
const { GET: json } = await import("@/app/feed.json/route");
const { GET: news } = await import("@/app/latest-news/feed.xml/route");
const { GET: blog } = await import("@/app/blog/feed.xml/route");

type Item = {
  title: string;
  link: string;
  guid: { "#text": string; "@isPermaLink": string };
  pubDate: string;
  category: string[];
  description: string;
};
type Rss = {
  rss: {
    "@version": string;
    channel: { title: string; link: string; "atom:link": Record<string, string>; item: Item[] };
  };
};
type JsonFeed = {
  version: string;
  feed_url: string;
  home_page_url: string;
  items: { id: string; title: string; date_published: string }[];
};

const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: "@",
  isArray: (name) => ["item", "category"].includes(name),
  parseTagValue: false,
  // Of XML alone, it reads no reference by number.
  htmlEntities: true,
});
const readRss = async () => {
  const response = await request(rss, "/feed.xml");
  const text = await response.text();
  expect(XMLValidator.validate(text)).toBe(true);
  return { response, text, feed: parser.parse(text) as Rss };
};
const readJson = async () => {
  const response = await request(json, "/feed.json");
  return { response, feed: (await response.json()) as JsonFeed };
};
const newest = () =>
  db.$queryRaw<{ slug: string }[]>`
    SELECT slug FROM tool WHERE status = 'published' AND NOT is_upcoming ORDER BY coalesce(launch_date, created_at) DESC, id LIMIT 50`;

/** Every item is whole, is where it says, and is there once; the newest come first. */
function expectItems(items: { id: string; url: string; title: string; text: string; date: string }[]) {
  expect(items.length).toBeGreaterThanOrEqual(12);
  expect(new Set(items.map(({ id }) => id)).size).toBe(items.length);
  for (const { id, url, title, text } of items) {
    expect(id).toBe(url);
    expect(new URL(url).origin).toBe("https://almanac.test");
    expect(title.trim() && text.trim()).not.toBe("");
  }
  const dates = items.map(({ date }) => Date.parse(date));
  for (const date of dates) expect(date).toBeLessThanOrEqual(Date.now());
  expect(dates).toEqual([...dates].sort((a, b) => b - a));
}
const text = expect.stringMatching(/\S/) as string;
const rfc822 = expect.stringMatching(/^\w{3}, \d{2} \w{3} \d{4} \d{2}:\d{2}:\d{2} GMT$/) as string;

describe("of a list", () => {
  const slugsOf = async (query: string) => {
    const { channel } = (parser.parse(await (await request(rss, `/feed.xml?${query}`)).text()) as Rss).rss;
    return { channel, slugs: channel.item.map(({ link }) => link.split("/").at(-1)) };
  };

  it("there are its tools alone, the newest first, whatever its order", async () => {
    const { channel, slugs } = await slugsOf(
      "sort=rating&pricing=free&category=Coding%20and%20Development&period=week",
    );
    const expected = await db.$queryRaw<{ slug: string }[]>`
      SELECT tool.slug FROM tool JOIN category ON category.id = tool.category_id
      WHERE tool.status = 'published' AND NOT is_upcoming AND pricing_type = 'free' AND category.slug IN ('ai-for-coding-and-development', 'ai-for-development', 'ai-development', 'ai-for-documentation')
      ORDER BY coalesce(launch_date, tool.created_at) DESC, tool.id LIMIT 50`;
    expect(slugs.length).toBeGreaterThan(3);
    expect(slugs).toEqual(expected.map(({ slug }) => slug));
    expect(channel.title).toBe("Almanac AI: new tools, Coding and Development, Free");
    expect(channel.link).toBe("https://almanac.test/?category=coding-and-development&pricing=free");
    expect(channel["atom:link"]["@href"]).toBe(
      "https://almanac.test/feed.xml?category=coding-and-development&pricing=free",
    );
  });

  it("it tells what is still to come where that is asked for", async () => {
    const { slugs } = await slugsOf("isUpcoming=true");
    const upcoming = await db.tool.findMany({ where: { isUpcoming: true, status: "published" } });
    expect(new Set(slugs)).toEqual(new Set(upcoming.map(({ slug }) => slug)));
  });

  it.each(["category=nothing", "bookmarked=true", "pricing=dear", "q=a&q=b"])(
    "%s leads to none",
    async (query) => {
      const response = await request(json, `/feed.json?${query}`);
      expect(response.status).toBe(404);
      expect(await response.json()).toEqual({ error: "There is no such list of tools." });
    },
  );
});

describe("to a reader's library", () => {
  it.each([
    ["/feed.xml", "/", rss],
    ["/latest-news/feed.xml", "/latest-news", news],
    ["/blog/feed.xml", "/blog", blog],
  ] as const)("%s is a whole RSS feed", async (path, home, handler) => {
    const source = await (await request(handler, path)).text();
    expect(XMLValidator.validate(source)).toBe(true);
    const feed = parseRssFeed(source);
    expect(feed).toMatchObject({
      title: text,
      description: text,
      link: `https://almanac.test${home}`,
      language: "en",
      lastBuildDate: rfc822,
      atom: { links: [{ href: `https://almanac.test${path}`, rel: "self", type: "application/rss+xml" }] },
    });
    const items = feed.items ?? [];
    for (const item of items) {
      expect(item.pubDate).toEqual(rfc822);
      expect(item.guid?.isPermaLink).toBe(true);
      expect(item.categories?.[0]).toMatchObject({ name: text });
      if (home !== "/") expect(item.dc?.creators).toEqual([text]);
    }
    expectItems(
      items.map(({ guid, link, title, description, pubDate }) => ({
        id: guid!.value!,
        url: link!,
        title: title!,
        text: description!,
        date: pubDate!,
      })),
    );
  });

  it("/feed.json is a whole JSON feed", async () => {
    const feed = parseJsonFeed(await (await request(json, "/feed.json")).json());
    expect(feed).toMatchObject({
      title: text,
      description: text,
      home_page_url: "https://almanac.test/",
      feed_url: "https://almanac.test/feed.json",
      language: "en",
    });
    const items = feed.items ?? [];
    for (const item of items) {
      expect(new Date(item.date_modified!).toISOString()).toBe(item.date_modified);
      expect(new URL(item.image!).origin).toBe("https://almanac.test");
    }
    expectItems(
      items.map(({ id, url, title, content_text, date_published }) => ({
        id: id!,
        url: url!,
        title: title!,
        text: content_text!,
        date: date_published!,
      })),
    );
  });
});

describe("/feed.xml", () => {
  it("is RSS 2.0 with the 50 newest tools", async () => {
    const { response, feed } = await readRss();
    expect(response.headers.get("Content-Type")).toBe("application/rss+xml; charset=utf-8");
    const { channel } = feed.rss;
    expect(feed.rss["@version"]).toBe("2.0");
    expect(channel).toMatchObject({ title: "Almanac AI: new tools", link: "https://almanac.test/" });
    expect(channel["atom:link"]).toEqual({
      "@href": "https://almanac.test/feed.xml",
      "@rel": "self",
      "@type": "application/rss+xml",
    });
    expect(channel.item.map(({ link }) => link)).toEqual(
      (await newest()).map(({ slug }) => `https://almanac.test/ai-tools/${slug}`),
    );
    const dates = channel.item.map(({ pubDate }) => Date.parse(pubDate));
    expect(dates).toEqual([...dates].sort((a, b) => b - a));
    for (const item of channel.item) {
      expect(item.guid).toEqual({ "#text": item.link, "@isPermaLink": "true" });
      expect(item.pubDate).toMatch(/^\w{3}, \d{2} \w{3} \d{4} \d{2}:\d{2}:\d{2} GMT$/);
      expect(item.title && item.description && item.category[0]).toBeTruthy();
    }
  });

  it("holds whatever a tool is called", async () => {
    const { slug } = (await newest())[0]!;
    const name = `<b>&amp; "quoted" ]]> it's \u0001\u000b💡`;
    await db.tool.update({
      where: { slug },
      data: { name, description: "1 < 2 && 3 > 2 <script>alert(1)</script>", tags: ["a&b"] },
    });
    const { feed, text } = await readRss();
    expect(feed.rss.channel.item[0]).toMatchObject({ title: `<b>&amp; "quoted" ]]> it's 💡` });
    // Read as HTML once the XML is undone: shown as it was written.
    expect(feed.rss.channel.item[0]!.description).toBe(
      "1 &lt; 2 &amp;&amp; 3 &gt; 2 &lt;script&gt;alert(1)&lt;/script&gt;",
    );
    expect(text).not.toMatch(/<script|[\u0000-\u0008\u000b\u000c\u000e-\u001f]/);
    expect((await readJson()).feed.items[0]?.title).toBe(name);
  });

  it("leaves out drafts and what is still to come", async () => {
    const [first, second] = await newest();
    await db.tool.update({ where: { slug: first!.slug }, data: { status: "draft" } });
    await db.tool.update({ where: { slug: second!.slug }, data: { isUpcoming: true, launchDate: null } });
    const links = (await readRss()).feed.rss.channel.item.map(({ link }) => link);
    expect(links).toHaveLength(50);
    expect(links).not.toContain(`https://almanac.test/ai-tools/${first!.slug}`);
    expect(links).not.toContain(`https://almanac.test/ai-tools/${second!.slug}`);
  });
});

describe("/feed.json", () => {
  it("is JSON Feed 1.1 with the same tools", async () => {
    const { response, feed } = await readJson();
    expect(response.headers.get("Content-Type")).toBe("application/feed+json; charset=utf-8");
    expect(feed).toMatchObject({
      version: "https://jsonfeed.org/version/1.1",
      title: "Almanac AI: new tools",
      home_page_url: "https://almanac.test/",
      feed_url: "https://almanac.test/feed.json",
    });
    expect(feed.items.map(({ id }) => id)).toEqual(
      (await readRss()).feed.rss.channel.item.map(({ link }) => link),
    );
    for (const item of feed.items) {
      expect(item).toMatchObject({
        url: item.id,
        title: expect.any(String),
        content_text: expect.any(String),
        tags: expect.any(Array),
      });
      expect(new Date(item.date_published).toISOString()).toBe(item.date_published);
    }
  });

  it("is well formed when there is nothing in it", async () => {
    await db.tool.updateMany({ data: { status: "archived" } });
    expect((await readJson()).feed.items).toEqual([]);
    expect((await readRss()).feed.rss.channel.item).toBeUndefined();
  });
});
