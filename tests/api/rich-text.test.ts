import { describe, expect, it } from "vitest";
import { createAccount, json } from "@/tests/api/accounts";
import { openApp, request } from "@/tests/api/open-app";
import { common } from "@/tests/api/post-input";

const { db } = await openApp();
const news = await import("@/app/api/news/route");
const blog = await import("@/app/api/blog/route");
const oneNews = await import("@/app/api/news/[id]/route");
const oneBlog = await import("@/app/api/blog/[id]/route");
const { findNews, loadNewsArticle } = await import("@/app/(site)/latest-news/load-article");
const { findBlog, loadBlogArticle } = await import("@/app/(site)/blog/load-article");

const admin = await createAccount(db, { role: "admin" });
const evil =
  '<h1>Part</h1><p onclick="alert(1)">Text<script>alert(1)</script><a href="javascript:alert(1)">link</a></p>' +
  '<img src=x onerror=alert(1)><svg onload=alert(1)></svg><iframe src="https://evil.example"></iframe><p>The end of it.</p>';
const harmful = /<script|alert|onclick|onerror|onload|<svg|<iframe|javascript:/i;

const kinds = [
  {
    name: "news",
    post: news.POST,
    get: oneNews.GET,
    patch: oneNews.PATCH,
    more: { category: "Science", source: "A journal", sourceUrl: "https://example.org" },
  },
  {
    name: "blog",
    post: blog.POST,
    get: oneBlog.GET,
    patch: oneBlog.PATCH,
    more: { category: "MLOps", readTime: "1 min read" },
  },
] as const;

describe.each(kinds)("HTML in $name", ({ name, post, get, patch, more }) => {
  it("is sanitised when it is written", async () => {
    const body = {
      ...common(name),
      ...more,
      slug: `rich-${name}`,
      status: "published",
      content: evil,
      excerpt: `${evil} more`,
    };
    const made = await request(post, `/api/${name}`, { method: "POST", ...json(body, admin.headers) });
    expect(made.status).toBe(201);
    const { id } = (await made.json()) as { id: string };
    const stored = () =>
      name === "news"
        ? db.newsPost.findUniqueOrThrow({ where: { id } })
        : db.blogPost.findUniqueOrThrow({ where: { id } });
    const written = await stored();
    expect(written.content).toBe("<h1>Part</h1><p>Text<a>link</a></p><p>The end of it.</p>");
    expect(written.excerpt).not.toMatch(harmful);

    await request(patch, `/api/${name}/${id}`, {
      method: "PATCH",
      params: { id },
      ...json({ content: `${evil}<p>Changed.</p>` }, admin.headers),
    });
    expect((await stored()).content).toMatch(/<p>Changed.<\/p>$/);
    expect((await stored()).content).not.toMatch(harmful);
  });

  it("is sanitised again when it is read, however it got there", async () => {
    const slug = `rich-${name}`;
    const data = { content: evil, excerpt: evil };
    if (name === "news") await db.newsPost.update({ where: { slug }, data });
    else await db.blogPost.update({ where: { slug }, data });
    const answer = await request(get, `/api/${name}/${slug}`, { params: { id: slug } });
    expect(await answer.text()).not.toMatch(harmful);

    const { page } = name === "news" ? await readNews(slug) : await readBlog(slug);
    expect(JSON.stringify(page)).not.toMatch(harmful);
    expect(page.data.body.html).toContain('<h2 id="section-part">Part</h2>');
  });
});

async function readNews(slug: string) {
  return loadNewsArticle((await findNews(slug))!, "/latest-news");
}

async function readBlog(slug: string) {
  const post = await findBlog(slug);
  if (!post || post === "unpublished") throw new Error("There is no such post.");
  return loadBlogArticle(post);
}

describe("pictures", () => {
  it("come from this server or not at all", async () => {
    const slug = "rich-blog";
    for (const [imageUrl, image] of [
      ["/uploads/a.png", "/uploads/a.png"],
      ["https://almanac.test/uploads/a.png", "/uploads/a.png"],
      ["https://elsewhere.example/a.png", null],
      ["//elsewhere.example/a.png", null],
      [null, null],
    ]) {
      await db.blogPost.update({ where: { slug }, data: { imageUrl, authorAvatar: imageUrl } });
      const { data } = (await readBlog(slug)).page;
      expect([data.image, data.avatar]).toEqual([image, image]);
    }
  });
});

describe("an address", () => {
  it("of a post that is not published is told from one of no post", async () => {
    await db.blogPost.update({ where: { slug: "rich-blog" }, data: { status: "draft" } });
    expect(await findBlog("rich-blog")).toBe("unpublished");
    expect(await findBlog("nothing")).toBeNull();
    await db.newsPost.update({ where: { slug: "rich-news" }, data: { status: "draft" } });
    expect(await findNews("rich-news")).toBeNull();
  });
});
