import { describe, expect, it } from "vitest";
import { createAccount, json } from "@/tests/api/accounts";
import { openApp, request } from "@/tests/api/open-app";

// What has been linked to is found under the slug that it had.

const { db } = await openApp();
const blog = await import("@/app/api/blog/[id]/route");
const news = await import("@/app/api/news/[id]/route");
const software = await import("@/app/api/software-pages/[id]/route");
const { getBlog } = await import("@/lib/posts/blog/queries");
const { getNews } = await import("@/lib/posts/news/queries");
const { getSoftwarePage } = await import("@/lib/software-pages/queries");

const { headers } = await createAccount(db, { role: "admin" });
const published = { where: { status: "published" }, orderBy: { id: "asc" }, take: 2 } as const;

describe.each([
  ["a blog post", blog.PATCH, getBlog, await db.blogPost.findMany(published)],
  ["a news post", news.PATCH, getNews, await db.newsPost.findMany(published)],
  ["a best-software page", software.PUT, getSoftwarePage, await db.softwarePage.findMany(published)],
])("%s", (_, write, find, [first, second]) => {
  const change = async (id: string, body: object) => {
    const method = write === software.PUT ? "PUT" : "PATCH";
    const answer = await request(write as typeof blog.PATCH, "/", {
      method,
      params: { id },
      ...json(body, headers),
    });
    expect(answer.status).toBe(200);
  };
  const found = async (slug: string) => (await find(slug))?.slug;
  const { id, slug } = first!;

  it("is found under every slug that it had, and told its own", async () => {
    expect(await found("moved-once")).toBeUndefined();
    expect(await found("moved-twice")).toBeUndefined();
    await change(id, { slug: "moved-once" });
    expect([await found(slug), await found("moved-once")]).toEqual(["moved-once", "moved-once"]);
    await change(id, { slug: "moved-twice" });
    for (const wanted of [slug, "moved-once", "moved-twice"]) expect(await found(wanted)).toBe("moved-twice");
  });

  it("gives a slug that it had to what has it now", async () => {
    await change(second!.id, { slug: "moved-once" });
    expect(await found("moved-once")).toBe("moved-once");
    expect((await find("moved-once")) as { title?: string }).toMatchObject({ title: second!.title });
    await change(id, { slug });
    expect([await found(slug), await found("moved-twice")]).toEqual([slug, slug]);
  });

  it("is found under none of them while nobody may see it", async () => {
    await change(id, { status: "draft" });
    expect([await found(slug), await found("moved-twice")]).toEqual([undefined, undefined]);
    await change(id, { status: "published" });
    expect([await found(slug), await found("moved-twice")]).toEqual([slug, slug]);
  });
});
