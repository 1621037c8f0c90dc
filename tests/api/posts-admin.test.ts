import { describe, expect, it } from "vitest";
import { createAccount, json } from "@/tests/api/accounts";
import { openApp, request, withQuery } from "@/tests/api/open-app";
import { common } from "@/tests/api/post-input";

const { db } = await openApp();
const blog = await import("@/app/api/blog/route");
const news = await import("@/app/api/news/route");
const oneNews = await import("@/app/api/news/[id]/route");
const oneBlog = await import("@/app/api/blog/[id]/route");
const stats = await import("@/app/api/news/[id]/stats/route");

const admin = await createAccount(db, { role: "admin", name: "Grace Hopper" });
type Headers = Record<string, string>;
type Post = {
  id: string;
  title: string;
  category: string;
  author: { name: string };
  status: string;
  publishedAt: string | null;
  createdAt: string;
  updatedAt: string;
  views: number;
  shares: number;
  source: string;
  error: string;
  current: Post;
};
const lists = { blog: ["/api/blog", blog.GET], news: ["/api/news", news.GET] } as const;

async function read(
  which: keyof typeof lists,
  query: Record<string, string | number>,
  headers: Headers = admin.headers,
) {
  const [path, handler] = lists[which];
  const response = await request(handler, withQuery(path, query), { headers });
  return {
    status: response.status,
    total: response.headers.get("X-Total-Count"),
    body: (await response.json()) as Post[],
  };
}
const post = async (handler: typeof blog.POST | typeof news.POST, body: object) => {
  const response = await request(handler, "/api/posts", { method: "POST", ...json(body, admin.headers) });
  return (await response.json()) as Post;
};
const newBlog = (n: string, change: object = {}) =>
  post(blog.POST, { ...common(n), slug: n, category: "MLOps", readTime: "3 min read", ...change });
const newNews = (n: string, change: object = {}) =>
  post(news.POST, {
    ...common(n),
    category: "Science",
    source: "A journal",
    sourceUrl: "https://example.org/a",
    ...change,
  });

describe("the lists of the back office", () => {
  it.each(["blog", "news"] as const)("%s: every status for administrators alone", async (which) => {
    const made = which === "blog" ? await newBlog("unseen-one") : await newNews("unseen-one");
    const all = await read(which, { status: "all", limit: 100 });
    expect(all.body.map(({ id }) => id)).toContain(made.id);
    expect((await read(which, { status: "draft" })).body.map(({ id }) => id)).toEqual([made.id]);
    const moderator = await createAccount(db, { role: "moderator" });
    for (const status of ["all", "draft", "scheduled", "archived"]) {
      expect((await read(which, { status }, moderator.headers)).status).toBe(403);
      expect((await read(which, { status }, {})).status).toBe(401);
    }
    expect((await read(which, { limit: 100 }, {})).body.map(({ id }) => id)).not.toContain(made.id);
  });

  it("are ordered as asked, and no page repeats or leaves out a row", async () => {
    const key = {
      title: ({ title }: Post) => title.toLowerCase(),
      category: ({ category }: Post) => category.toLowerCase(),
      author: ({ author }: Post) => author.name.toLowerCase(),
      status: ({ status }: Post) => status,
      date: ({ publishedAt, createdAt }: Post) => publishedAt ?? createdAt,
      source: ({ source }: Post) => source.toLowerCase(),
      views: ({ views }: Post) => String(views).padStart(12, "0"),
    };
    const compare = (a: string, b: string) => a.localeCompare(b, "en");
    for (const [sort, of] of Object.entries(key)) {
      const which = "news";
      const asc = (await read(which, { status: "all", sort, order: "asc", limit: 100 })).body;
      const desc = (await read(which, { status: "all", sort, limit: 100 })).body;
      expect(asc.map(of), sort).toEqual(asc.map(of).sort(compare));
      expect(
        desc.map(({ id }) => id),
        sort,
      ).toEqual(asc.map(({ id }) => id).reverse());
      const pages = await Promise.all(
        [1, 2, 3].map((page) => read(which, { status: "all", sort, order: "asc", limit: 5, page })),
      );
      expect(pages.flatMap(({ body }) => body.map(({ id }) => id))).toEqual(
        asc.slice(0, 15).map(({ id }) => id),
      );
    }
    expect((await read("blog", { sort: "views" })).status).toBe(400);
    expect((await read("blog", { sort: "title; DROP TABLE blog_post" })).status).toBe(400);
    expect((await read("blog", { order: "sideways" })).status).toBe(400);
  });

  it("search title and excerpt where that is asked for", async () => {
    const made = await newBlog("zebra-title", {
      title: "Zebra crossing",
      excerpt: "An excerpt that names a quagga.",
      content: "<p>The body alone mentions an okapi, and goes on for long enough to be accepted.</p>",
    });
    const found = async (q: string, match?: string) =>
      (await read("blog", { status: "all", q, ...(match ? { match } : {}) })).body.map(({ id }) => id);
    expect(await found("zebra", "summary")).toEqual([made.id]);
    expect(await found("QUAGGA crossing", "summary")).toEqual([made.id]);
    expect(await found("okapi", "summary")).toEqual([]);
    expect(await found("okapi")).toEqual([made.id]);
    expect(await found("%", "summary")).toEqual([]);
  });
});

describe("changes", () => {
  it("are written to the log with what was and what is", async () => {
    const made = await newNews("logged");
    await request(oneNews.PATCH, `/api/news/${made.id}`, {
      method: "PATCH",
      params: { id: made.id },
      ...json({ title: "Another title", updatedAt: made.updatedAt }, admin.headers),
    });
    await request(oneNews.DELETE, `/api/news/${made.id}`, {
      method: "DELETE",
      params: { id: made.id },
      headers: admin.headers,
    });
    const log = await db.$queryRaw<{ action: string; before: Post | null; after: Post | null }[]>`
      SELECT action, before, after FROM public.admin_log WHERE entity_id = ${made.id} ORDER BY created_at, id`;
    expect(log.map(({ action }) => action)).toEqual(["news.create", "news.update", "news.delete"]);
    expect(log[1]!.before!.title).toBe(made.title);
    expect(log[1]!.after!.title).toBe("Another title");
  });

  it("of one version by two people: the second sees the first's", async () => {
    const made = await newBlog("two-editors");
    const other = await createAccount(db, { role: "admin" });
    const change = (title: string, headers: Headers) =>
      request(oneBlog.PATCH, `/api/blog/${made.id}`, {
        method: "PATCH",
        params: { id: made.id },
        ...json({ title, updatedAt: made.updatedAt }, headers),
      });
    const answers = await Promise.all([change("Mine", admin.headers), change("Theirs", other.headers)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const won = (await answers.find(({ status }) => status === 200)!.json()) as Post;
    const lost = (await answers.find(({ status }) => status === 409)!.json()) as Post;
    expect(lost.current).toEqual(won);
  });

  it("of the counters: what is no number is 0, and nothing is below it", async () => {
    const made = await newNews("counted");
    const set = async (body: object, headers: Headers = admin.headers) => {
      const response = await request(stats.PATCH, `/api/news/${made.id}/stats`, {
        method: "PATCH",
        params: { id: made.id },
        ...json(body, headers),
      });
      return [response.status, (await response.json()) as Post] as const;
    };
    expect((await set({ views: "12", shares: "many" }))[1]).toMatchObject({ views: 12, shares: 0 });
    expect((await set({ views: -1, shares: 1 }))[0]).toBe(400);
    expect((await set({ views: 1, shares: 1 }, (await createAccount(db)).headers))[0]).toBe(403);
  });
});
