import { describe, expect, it } from "vitest";
import { createAccount, json } from "@/tests/api/accounts";
import { type Answer, input, newsCalls } from "@/tests/api/news-calls";
import { watchTags } from "@/tests/api/dropped-tags";
import { openApp, request } from "@/tests/api/open-app";

const { db } = await openApp();
const { PATCH: setStats } = await import("@/app/api/news/[id]/stats/route");

const admin = await createAccount(db, { role: "admin" });
const user = await createAccount(db);
const { get, create, change, remove } = await newsCalls(admin);

describe("writes of the news", () => {
  it("need an administrator, from our own pages", async () => {
    const { body } = await get("benchmark-contamination");
    for (const [headers, status] of [
      [{}, 401],
      [user.headers, 403],
      [{ ...admin.headers, "sec-fetch-site": "cross-site" }, 403],
      [{ ...admin.headers, origin: "https://evil.example" }, 403],
    ] as [Record<string, string>, number][]) {
      expect((await create(input("x"), headers)).status).toBe(status);
      expect((await change(body.id, { title: "No" }, headers)).status).toBe(status);
      expect((await remove(body.id, headers)).status).toBe(status);
      const stats = await request(setStats, "/", {
        method: "PATCH",
        params: { id: body.id },
        ...json({ views: 1, shares: 1 }, headers),
      });
      expect(stats.status).toBe(status);
    }
    expect((await get(body.id)).body).toEqual(body);
  });

  it("make a slug of the title, and another when it is taken", async () => {
    const made = await Promise.all([1, 2, 3].map(() => create(input("Same Title!"))));
    expect(made.map(({ body }) => body.slug).sort()).toEqual([
      "post-same-title",
      "post-same-title-2",
      "post-same-title-3",
    ]);
    expect(made[0]!.body).toMatchObject({
      status: "draft",
      publishedAt: null,
      tags: ["one", "two"],
      views: 0,
      shares: 0,
    });
    const taken = await create({ ...input("other"), slug: "post-same-title" });
    expect([taken.status, taken.body.error]).toEqual([
      409,
      'Another post already has the slug "post-same-title".',
    ]);
    expect((await change(made[0]!.body.id, { slug: "benchmark-contamination" })).status).toBe(409);
    for (const { body } of made) await remove(body.id);
  });

  it.each([
    [{ title: "x" }, "Title must be at least 2 characters"],
    [{ title: undefined }, "Title must be at least 2 characters"],
    [{ excerpt: "short" }, "Excerpt must be at least 10 characters"],
    [{ content: "<p>short</p>" }, "Content must be at least 50 characters"],
    [{ content: `<script>${"x".repeat(80)}</script>` }, "Content must be at least 50 characters"],
    [{ category: "" }, "Please select a category"],
    [{ imageUrl: "picture" }, "Please enter a valid image URL"],
    [{ imageUrl: "javascript:alert(1)" }, "Please enter a valid image URL"],
    [{ tags: [" ", ""] }, "Add at least one tag"],
    [{ tags: undefined }, "Add at least one tag"],
    [{ source: " " }, "Source is required"],
    [{ sourceUrl: "example" }, "Please enter a valid source URL"],
    [{ sourceUrl: "/here" }, "Please enter a valid source URL"],
    [{ author: { name: "x", avatar: null } }, "Author name must be at least 2 characters"],
    [{ author: { name: "Ada", avatar: "me" } }, "Please enter a valid avatar URL"],
  ])("refuse %j", async (part, message) => {
    const { status, body } = await create({ ...input("refused"), ...part });
    expect([status, body.error]).toEqual([400, message]);
    expect(body.issues[0]!.message).toBe(message);
  });

  it("keep no control characters and nothing that is no character", async () => {
    const dirty = {
      excerpt: "\u0001What the post\u0008 is about.\uffff",
      content: `<p>${"All of it. ".repeat(9)}\u0001\ufdd0</p>`,
      tags: ["one\u0002", "\uffffone"],
    };
    const { status, body } = await create({ ...input("dirty"), ...dirty });
    expect([status, body.excerpt, body.tags]).toEqual([201, "What the post is about.", ["one"]]);
    expect(body.content).not.toMatch(/[\u0001\ufdd0]/);
    await remove(body.id);
  });

  it("change what is given and nothing else", async () => {
    const { body } = await create({ ...input("to change"), status: "published" });
    expect(body.publishedAt).toBeTruthy();
    const { body: after } = await change(body.id, { title: "Another title", updatedAt: body.updatedAt });
    expect(after).toEqual({ ...body, title: "Another title", updatedAt: after.updatedAt });
    expect(after.updatedAt > body.updatedAt).toBe(true);
    // Taken back and published again, it keeps its date.
    expect((await change(body.id, { status: "draft" })).body.publishedAt).toBe(body.publishedAt);
    expect((await change(body.id, { status: "published" })).body.publishedAt).toBe(body.publishedAt);
    await remove(body.id);
  });

  it("refuse to overwrite what somebody else changed", async () => {
    const { body } = await create(input("contested"));
    const answers = await Promise.all(
      [1, 2, 3, 4].map((n) => change(body.id, { title: `Title ${n}`, updatedAt: body.updatedAt })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
    const won = answers.find(({ status }) => status === 200)!.body;
    for (const { body: refused } of answers.filter(({ status }) => status === 409)) {
      expect(refused.error).toBe("Somebody else changed this in the meantime.");
      expect(refused.current).toEqual(won);
    }
    await remove(body.id);
    expect((await change(body.id, { title: "Gone" })).status).toBe(404);
    expect((await remove(body.id)).status).toBe(404);
  });

  it("set counters, with 0 for what is no number", async () => {
    const { body } = await create(input("counted"));
    const set = async (stats: unknown) => {
      const response = await request(setStats, "/", {
        method: "PATCH",
        params: { id: body.id },
        ...json(stats, admin.headers),
      });
      return { status: response.status, body: (await response.json()) as Answer };
    };
    expect((await set({ views: 1200, shares: "7" })).body).toMatchObject({
      views: 1200,
      shares: 7,
      updatedAt: body.updatedAt,
    });
    expect((await set({ views: "many", shares: null })).body).toMatchObject({ views: 0, shares: 0 });
    expect((await set({ views: -1, shares: 0 })).status).toBe(400);
    await remove(body.id);
  });

  it("are in the log, with what changed", async () => {
    const { body } = await create(input("logged"));
    await change(body.id, { title: "Logged twice" });
    await remove(body.id);
    const rows = await db.adminLog.findMany({ where: { entityId: body.id }, orderBy: { id: "asc" } });
    expect(rows.map(({ action, actorId }) => [action, actorId])).toEqual(
      ["news.create", "news.update", "news.delete"].map((action) => [action, admin.id]),
    );
    expect(rows[1]).toMatchObject({ before: { title: "Post logged" }, after: { title: "Logged twice" } });
  });

  it("invalidate what shows the post and nothing else", async () => {
    const tags = await watchTags();
    const { body } = await create({ ...input("tagged"), status: "published" });
    const own = [`post:${body.id}`, `post:${body.slug}`];
    const lists = ["posts-search:news", "posts:news"];
    expect(tags()).toEqual(["dates", ...own, ...lists]);
    await change(body.id, { content: `${input("x").content}<p>More.</p>` });
    expect(tags()).toEqual(["dates", ...own, "posts-search:news"]);
    await change(body.id, { title: "Tagged anew" });
    expect(tags()).toEqual(["dates", ...own, ...lists]);
    await remove(body.id);
    expect(tags()).toEqual(["dates", ...own, ...lists]);
  });
});
