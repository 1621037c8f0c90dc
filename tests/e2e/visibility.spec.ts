import type { APIRequestContext } from "@playwright/test";
import { encode } from "next-auth/jwt";
import { expect, test } from "@/tests/support/playwright";
import { onDatabase, signIn } from "@/tests/support/signed-in";

/** A word that stands in no text of the sample content. */
const word = `Zyxquil${Date.now().toString(36)}`;
const tomorrow = new Date(Date.now() + 86_400_000).toISOString();
const author = { name: "Ada Lovelace", avatar: "https://example.org/ada.png" };
const body = `<p>${"A sentence about what this post is for. ".repeat(3)}</p>`;

type Item = {
  /** What it is, for the message of a failure. */
  what: string;
  slug: string;
  /** Its own addresses. */
  direct: string[];
  /** Lists, feeds and maps that name it once it is published. */
  lists: string[];
  publish: () => Promise<void>;
};

/** Everything public that could name an item. */
const surfaces = [
  "/",
  `/?q=${word}`,
  "/?sort=newest",
  "/latest-launches",
  "/upcoming",
  "/top-products?sort=recent",
  "/trending",
  "/categories",
  "/category/productivity",
  "/latest-news",
  "/news",
  `/news?q=${word}`,
  "/blog",
  `/blog?q=${word}`,
  "/feed.xml",
  "/feed.json",
  "/latest-news/feed.xml",
  "/blog/feed.xml",
  "/sitemap.xml",
  `/api/tools?q=${word}`,
  "/api/tools?sort=newest",
  `/api/tools/suggest?q=${word}`,
  "/api/launches",
  "/api/news?limit=100",
  `/api/news?q=${word}`,
  "/api/blog?limit=100",
  `/api/blog?q=${word}`,
  "/api/software-pages",
  "/api/sponsorships",
  "/api/activity",
];

async function write(
  admin: APIRequestContext,
  method: string,
  path: string,
  data: object,
): Promise<{ id: string; slug: string }> {
  const answer = await admin.fetch(path, { method, data });
  expect(answer.ok(), `${method} ${path}: ${await answer.text()}`).toBe(true);
  return answer.json();
}

async function makeItems(admin: APIRequestContext): Promise<Item[]> {
  const items: Item[] = [];
  for (const status of ["draft", "archived"]) {
    const { id, slug } = await write(admin, "POST", "/api/tools", {
      name: `${word} tool ${status}`,
      description: "A tool that is not yet, or no longer, to be seen.",
      websiteUrl: `https://${word}-${status}.example.org/`.toLowerCase(),
      category: "Productivity",
      pricing: { type: "free" },
      status,
    });
    items.push({
      what: `a tool, ${status}`,
      slug,
      direct: [`/ai-tools/${slug}`, `/ai-tools/${slug}/og.png`, `/api/tools/${slug}`],
      lists: ["/latest-launches", "/feed.xml", "/feed.json", "/sitemap.xml", "/api/tools?sort=newest"],
      publish: async () =>
        void (await write(admin, "PATCH", `/api/tools/${id}/status`, { status: "published" })),
    });
  }
  for (const [kind, page] of [
    ["news", "/latest-news"],
    ["blog", "/blog"],
  ] as const) {
    for (const state of ["draft", "scheduled", "archived"]) {
      const { id, slug } = await write(admin, "POST", `/api/${kind}`, {
        title: `${word} ${kind} ${state}`,
        slug: `${word}-${kind}-${state}`.toLowerCase(),
        excerpt: "What this post is about, in a sentence.",
        content: body,
        category: kind === "news" ? "Technology" : "Best Practices",
        imageUrl: "https://example.org/cover.png",
        tags: ["test"],
        author,
        readTime: "3 min read",
        source: "Example",
        sourceUrl: "https://example.org/story",
        status: state === "scheduled" ? "published" : state,
        ...(state === "scheduled" ? { publishedAt: tomorrow } : {}),
      });
      items.push({
        what: `${kind}, ${state}`,
        slug,
        direct: [`${page}/${slug}`, `${page}/${slug}/og.png`, `/api/${kind}/${slug}`],
        lists: [page, `${page}/feed.xml`, "/sitemap.xml", `/api/${kind}`],
        publish: async () =>
          void (await write(admin, "PATCH", `/api/${kind}/${id}`, {
            status: "published",
            publishedAt: new Date(Date.now() - 1000).toISOString(),
          })),
      });
    }
  }
  for (const state of ["draft", "scheduled", "archived"]) {
    const { id, slug } = await write(admin, "POST", "/api/software-pages", {
      title: `${word} software ${state}`,
      description: "A page that is not yet, or no longer, to be seen.",
      status: state === "scheduled" ? "published" : state,
      publishedAt: state === "scheduled" ? tomorrow : null,
      featured: true,
    });
    items.push({
      what: `a software page, ${state}`,
      slug,
      direct: [`/${slug}`, `/api/software-pages/${slug}`],
      lists: ["/", "/sitemap.xml", "/api/software-pages"],
      publish: async () =>
        void (await write(admin, "PUT", `/api/software-pages/${id}`, {
          status: "published",
          publishedAt: new Date(Date.now() - 1000).toISOString(),
        })),
    });
  }
  return items;
}

test("what is not published is nowhere, and everywhere with the next request once it is", async ({
  context,
  playwright,
  baseURL,
}) => {
  test.setTimeout(180_000);
  const { id: userId } = await signIn(context, { role: "admin" });
  const token = await encode({
    token: { sub: userId, authTime: Date.now() },
    secret: process.env.NEXTAUTH_SECRET!,
    salt: "bearer",
  });
  const admin = await playwright.request.newContext({
    baseURL,
    extraHTTPHeaders: { authorization: `Bearer ${token}` },
  });
  const visitor = await playwright.request.newContext({ baseURL });
  const read = async (path: string) => (await visitor.get(path, { maxRedirects: 0 })).text();

  // Pages that were looked at before must change as well, so all of them are.
  await Promise.all(surfaces.map(read));
  const items = await makeItems(admin);
  const reviews = await onDatabase(async (client) => {
    const { rows } = await client.query<{ id: string; slug: string }>(
      `SELECT id, slug FROM tool WHERE slug = 'chatgpt'`,
    );
    for (const status of ["pending", "rejected"]) {
      const person = await client.query<{ id: string }>(
        `INSERT INTO "user" (name, email) VALUES ('Somebody', $1) RETURNING id`,
        [`${word}-${status}@example.org`.toLowerCase()],
      );
      await client.query(
        `INSERT INTO review (tool_id, user_id, rating, comment, status) VALUES ($1, $2, 5, $3, $4)`,
        [rows[0]!.id, person.rows[0]!.id, `${word} ${status}`, status],
      );
    }
    return [`/ai-tools/${rows[0]!.slug}/reviews`, `/api/reviews?toolId=${rows[0]!.id}`];
  });

  for (const path of surfaces) {
    const text = await read(path);
    for (const { what, slug } of items) expect(text.includes(slug), `${what} on ${path}`).toBe(false);
  }
  for (const path of reviews) expect((await read(path)).includes(word), `a review on ${path}`).toBe(false);
  for (const { what, direct } of items)
    for (const path of direct) {
      const answer = await visitor.get(path, { maxRedirects: 0 });
      expect(answer.status(), `${what} at ${path}`).not.toBe(200);
    }

  for (const item of items) {
    await item.publish();
    for (const path of [...item.direct, ...item.lists]) {
      const answer = await visitor.get(path);
      expect(answer.status(), `${item.what} published, at ${path}`).toBe(200);
      if (item.lists.includes(path))
        expect((await answer.text()).includes(item.slug), `${item.what} published, on ${path}`).toBe(true);
    }
  }
  await admin.dispose();
  await visitor.dispose();
});
