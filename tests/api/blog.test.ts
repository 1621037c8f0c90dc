import { XMLParser, XMLValidator } from "fast-xml-parser";
import { describe, expect, it } from "vitest";
import type { BlogDto } from "@/lib/posts/blog/schema";
import { createAccount, json } from "@/tests/api/accounts";
import { watchTags } from "@/tests/api/dropped-tags";
import { openApp, request, withQuery } from "@/tests/api/open-app";
import { common } from "@/tests/api/post-input";

const { db } = await openApp();
const list = await import("@/app/api/blog/route");
const one = await import("@/app/api/blog/[id]/route");
const { GET: feed } = await import("@/app/blog/feed.xml/route");
const { GET: sitemap } = await import("@/app/sitemap.xml/route");
const { listBlogCards } = await import("@/lib/posts/blog/queries");
const { getNeighbours, listRelated } = await import("@/lib/posts/queries");
const { blogDto } = await import("@/lib/posts/blog/schema");

const admin = await createAccount(db, { role: "admin" });
const moderator = await createAccount(db, { role: "moderator" });
const input = (n: string | number) => ({
  ...common(n),
  slug: `post-${n}`,
  category: "Best Practices",
  readTime: "4 min read",
});
type Answer = BlogDto & { error: string; issues: { path: string; message: string }[]; current: BlogDto };

async function read(query: Record<string, string | number> = {}, headers = {}) {
  const response = await request(list.GET, withQuery("/api/blog", query), { headers });
  return { status: response.status, headers: response.headers, body: (await response.json()) as BlogDto[] };
}
async function get(id: string, headers = {}) {
  const response = await request(one.GET, `/api/blog/${id}`, { params: { id }, headers });
  return { status: response.status, body: (await response.json()) as Answer };
}
async function create(body: unknown, headers: Record<string, string> = admin.headers) {
  const response = await request(list.POST, "/api/blog", { method: "POST", ...json(body, headers) });
  return { status: response.status, body: (await response.json()) as Answer };
}
async function change(id: string, body: unknown, headers: Record<string, string> = admin.headers) {
  const response = await request(one.PATCH, `/api/blog/${id}`, {
    method: "PATCH",
    params: { id },
    ...json(body, headers),
  });
  return { status: response.status, body: (await response.json()) as Answer };
}
const remove = (id: string, headers: Record<string, string> = admin.headers) =>
  request(one.DELETE, `/api/blog/${id}`, { method: "DELETE", params: { id }, headers });

/** Everything that shows blog posts to the public, as one text. */
async function surfaces(): Promise<string> {
  const [api, found, cards, rss, map] = await Promise.all([
    read({ limit: 100 }),
    read({ limit: 100, q: "post" }),
    listBlogCards({ page: 1, limit: 100 }),
    request(feed, "/blog/feed.xml").then((response) => response.text()),
    request(sitemap, "/sitemap.xml").then((response) => response.text()),
  ]);
  const beside = await Promise.all(
    cards.items.map(({ id }) => Promise.all([getNeighbours("blog", id), listRelated("blog", id)])),
  );
  return JSON.stringify([api.body, found.body, cards, rss, map, beside]);
}

describe("GET /api/blog", () => {
  it("is a bare list of what is published, newest first, in pages", async () => {
    const { status, headers, body } = await read();
    expect(status).toBe(200);
    expect([headers.get("X-Total-Count"), headers.get("Link")]).toEqual(["12", null]);
    for (const post of body) expect(blogDto.strict().parse(post)).toEqual(post);
    const dates = body.map(({ date }) => date);
    expect(dates).toEqual([...dates].sort().reverse());
    const second = await read({ limit: 10, page: 2 });
    expect(second.body).toEqual(body.slice(10));
    expect(second.headers.get("Link")).toBe('</api/blog?limit=10&page=1>; rel="prev"');
  });

  it("searches title, text, tags, category and author", async () => {
    for (const q of ["injection prompt", "Daniel Okafor", "edge computing"]) {
      const { body } = await read({ q });
      expect(body.length, q).toBeGreaterThan(0);
      expect(body.length, q).toBeLessThan(12);
    }
    expect((await read({ q: "a word that no post has: xyzzy" })).body).toEqual([]);
    expect((await read({ category: "natural-language-processing" })).body).toHaveLength(2);
  });
});

describe("what is not published", () => {
  it("shows nowhere, and everywhere from the moment that it is", async () => {
    const at = (ms: number) => new Date(Date.now() + ms).toISOString();
    const made = await Promise.all([
      create(input("unseen-draft")),
      create({ ...input("unseen-archived"), status: "archived", publishedAt: at(-60_000) }),
      create({ ...input("unseen-scheduled"), status: "published", publishedAt: at(60_000) }),
    ]);
    expect(made.map(({ status }) => status)).toEqual([201, 201, 201]);
    expect(await surfaces()).not.toContain("unseen-");
    for (const { body } of made) {
      expect((await get(body.slug)).body.error).toBe("Blog Post Not Found");
      expect((await get(body.id, moderator.headers)).status).toBe(404);
      expect((await get(body.id, admin.headers)).body).toEqual(body);
    }
    await db.blogPost.update({
      where: { slug: "post-unseen-scheduled" },
      data: { publishedAt: new Date(Date.now() - 1) },
    });
    expect(await surfaces()).toContain("post-unseen-scheduled");
    for (const { body } of made.slice(0, 2)) await change(body.id, { status: "published" });
    const now = await surfaces();
    for (const { body } of made) {
      expect(now).toContain(body.slug);
      await remove(body.id);
    }
    expect(await surfaces()).not.toContain("unseen-");
  });
});

describe("writes", () => {
  it("need an administrator", async () => {
    const { body } = await get("running-an-ai-pilot");
    for (const [headers, status] of [
      [{}, 401],
      [moderator.headers, 403],
      [{ ...admin.headers, "sec-fetch-site": "same-site" }, 403],
    ] as [Record<string, string>, number][]) {
      expect((await create(input("x"), headers)).status).toBe(status);
      expect((await change(body.id, { title: "No" }, headers)).status).toBe(status);
      expect((await remove(body.id, headers)).status).toBe(status);
    }
    expect((await get(body.id)).body).toEqual(body);
  });

  it.each([
    [{ title: "x" }, "Title must be at least 2 characters"],
    [{ slug: "" }, "Slug is required"],
    [{ slug: undefined }, "Slug is required"],
    [{ excerpt: "short" }, "Excerpt must be at least 10 characters"],
    [{ content: "short" }, "Content must be at least 50 characters"],
    [{ category: "" }, "Category is required"],
    [{ readTime: "" }, "Read time is required"],
    [{ imageUrl: "" }, "Image URL is required"],
    [{ imageUrl: undefined }, "Image URL is required"],
    [{ tags: [] }, "At least one tag is required"],
    [{ author: { name: "x", avatar: "/a.png" } }, "Author name must be at least 2 characters"],
    [{ author: { name: "Ada", avatar: "" } }, "Please enter a valid avatar URL"],
  ])("refuse %j", async (part, message) => {
    const { status, body } = await create({ ...input("refused"), ...part });
    expect([status, body.error]).toEqual([400, message]);
    expect(body.issues[0]!.message).toBe(message);
  });

  it("give each address to one post", async () => {
    const made = await Promise.all(
      [1, 2, 3].map((n) => create({ ...input(`race ${n}`), slug: "post-race" })),
    );
    expect(made.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
    const refused = made.find(({ status }) => status === 409)!.body;
    expect(refused.error).toBe('Another post already has the slug "post-race".');
    expect(refused.issues).toEqual([{ path: "slug", message: refused.error }]);
    const { body } = made.find(({ status }) => status === 201)!;
    expect((await change(body.id, { slug: "running-an-ai-pilot" })).status).toBe(409);
    await remove(body.id);
  });

  it("publish, take back, and refuse to overwrite what somebody else changed", async () => {
    const { body } = await create({ ...input("life"), date: "ignored" });
    const published = await change(body.id, { status: "published", updatedAt: new Date().toISOString() });
    expect(published.body).toMatchObject({ status: "published", date: published.body.publishedAt });
    const stale = await change(body.id, { title: "Late", updatedAt: body.updatedAt });
    expect(stale.status).toBe(409);
    expect(stale.body.current).toEqual(published.body);
    expect((await change(body.id, { status: "draft", updatedAt: published.body.updatedAt })).status).toBe(
      200,
    );
    // Null stands for now.
    const again = await change(body.id, { status: "published", publishedAt: null });
    expect(again.body.publishedAt! > published.body.publishedAt!).toBe(true);
    expect((await remove(body.id)).status).toBe(200);
    expect((await remove("not-an-id")).status).toBe(404);
  });

  it("invalidate what shows the post and nothing else", async () => {
    const tags = await watchTags();
    const { body } = await create(input("tagged"));
    const own = [`post:${body.id}`, "post:post-tagged"];
    const lists = ["posts-search:blog", "posts:blog"];
    expect(tags()).toEqual(own);
    await change(body.id, { tags: ["another"] });
    expect(tags()).toEqual(own);
    await change(body.id, { status: "published" });
    expect(tags()).toEqual(["dates", ...own, ...lists]);
    await change(body.id, { content: `${input("x").content}<p>More.</p>` });
    expect(tags()).toEqual(["dates", ...own, "posts-search:blog"]);
    await remove(body.id);
    expect(tags()).toEqual(["dates", ...own, ...lists]);
  });
});

describe("/blog/feed.xml", () => {
  it("is RSS with the newest posts, whatever they are called", async () => {
    await db.blogPost.update({
      where: { slug: "how-to-compare-ai-tools-fairly" },
      data: { title: `<b>&amp; "quoted" ]]>`, excerpt: "<p>1 &lt; 2 <em>and</em> so on</p>" },
    });
    const text = await (await request(feed, "/blog/feed.xml")).text();
    expect(XMLValidator.validate(text)).toBe(true);
    const parsed = new XMLParser({ parseTagValue: false }).parse(text) as {
      rss: {
        channel: {
          title: string;
          link: string;
          item: { title: string; link: string; description: string }[];
        };
      };
    };
    const { channel } = parsed.rss;
    expect([channel.title, channel.link]).toEqual(["Almanac AI: blog", "https://almanac.test/blog"]);
    expect(channel.item).toHaveLength(12);
    expect(channel.item[0]).toMatchObject({
      title: `<b>&amp; "quoted" ]]>`,
      link: "https://almanac.test/blog/how-to-compare-ai-tools-fairly",
      description: "1 &lt; 2 and so on",
    });
  });
});
