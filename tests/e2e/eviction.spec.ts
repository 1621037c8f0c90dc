import type { APIRequestContext } from "@playwright/test";
import { encode } from "next-auth/jwt";
import { expect, test } from "@/tests/support/playwright";
import { signIn } from "@/tests/support/signed-in";

/** Pages that are kept, a few of every kind, by what they show. */
const tools = ["/ai-tools/chatgpt", "/ai-tools/granola"];
const lists = ["/latest-launches", "/trending", "/top-products", "/category/productivity"];
const blog = ["/blog", "/blog/running-an-ai-pilot", "/blog/prompt-injection-explained"];
const news = [
  "/latest-news",
  "/latest-news?category=science",
  "/news",
  "/latest-news/benchmark-contamination",
  "/news/benchmark-contamination",
  "/latest-news/ai-energy-use-reporting",
];
const software = ["/best-ai-crm-software", "/best-ai-meeting-software"];
const pages = ["/", ...tools, ...lists, ...blog, ...news, ...software, "/faq"];

/** Whether the server had kept a page, and did not make it for this request; and for how many seconds it is new. */
async function read(visitor: APIRequestContext, path: string): Promise<{ kept: boolean; left: number }> {
  const answer = await visitor.get(path);
  expect(answer.status(), path).toBe(200);
  const { "cache-status": status, "cache-control": control } = answer.headers();
  return {
    kept: status === "almanac; hit",
    left: Number(/s-maxage=(\d+)/.exec(control ?? "")?.[1] ?? 0),
  };
}

/** The pages that had to be made again after a write: each is asked for once after it. */
async function evictedBy(visitor: APIRequestContext, write: () => Promise<void>): Promise<string[]> {
  // A page is kept, and new, with the second or third request: the first may make it of results that are a minute old.
  const isNew = async (path: string) => {
    const { kept, left } = await read(visitor, path);
    return kept && left > 0;
  };
  for (const path of pages) await expect.poll(() => isNew(path), { message: path }).toBe(true);
  await write();
  // One that has become a minute old since is still sent, while it is made anew: only the write takes a page away.
  const evicted: string[] = [];
  for (const path of pages) if (!(await read(visitor, path)).kept) evicted.push(path);
  return evicted;
}

type Write = {
  what: string;
  /** The record, as the interface gives it. */
  record: string;
  /** How it is written, without its id. */
  path: string;
  method: "PATCH" | "PUT";
  /** A change of the record that nothing was changed by yet. */
  change: (record: Record<string, string>) => object;
  evicted: string[];
};
const longer = (text: string | undefined) => `${text} ${Date.now().toString(36)}`;

const writes: Write[] = [
  {
    what: "the text of a blog post",
    record: "/api/blog/running-an-ai-pilot",
    path: "/api/blog",
    method: "PATCH",
    change: ({ content }) => ({ content: `${content}<p>${longer("Later")}</p>` }),
    evicted: ["/blog/running-an-ai-pilot"],
  },
  {
    what: "the title of a blog post, which the home page, lists and other posts show",
    record: "/api/blog/running-an-ai-pilot",
    path: "/api/blog",
    method: "PATCH",
    change: ({ title }) => ({ title: longer(title) }),
    evicted: ["/", ...blog],
  },
  {
    what: "the text of a news post",
    record: "/api/news/benchmark-contamination",
    path: "/api/news",
    method: "PATCH",
    change: ({ content }) => ({ content: `${content}<p>${longer("Later")}</p>` }),
    evicted: ["/latest-news/benchmark-contamination", "/news/benchmark-contamination"],
  },
  {
    what: "the title of a news post, which lists and other posts show",
    record: "/api/news/benchmark-contamination",
    path: "/api/news",
    method: "PATCH",
    change: ({ title }) => ({ title: longer(title) }),
    evicted: news,
  },
  {
    what: "a tool's text, which its own page and lists over all categories show",
    record: "/api/tools/chatgpt",
    path: "/api/tools",
    method: "PUT",
    change: ({ description }) => ({ description: longer(description) }),
    evicted: ["/", "/ai-tools/chatgpt", "/latest-launches", "/trending", "/top-products"],
  },
  {
    what: "a sponsored listing, which the home page, tools and software pages show",
    record: "/api/sponsorships",
    path: "/api/sponsorships",
    method: "PUT",
    change: ({ description }) => ({ description: longer(description) }),
    evicted: ["/", ...tools, ...software],
  },
  {
    what: "the text of a software page",
    record: "/api/software-pages/best-ai-crm-software",
    path: "/api/software-pages",
    method: "PUT",
    change: () => ({
      content: { introduction: `<p>${longer("What to look for in a customer database.")}</p>` },
    }),
    evicted: ["/best-ai-crm-software"],
  },
];

for (const { what, record: address, path, method, change, evicted } of writes)
  test(`a change of ${what}, makes those pages anew and no others`, async ({
    context,
    playwright,
    baseURL,
  }) => {
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
    const [record] = [await (await admin.get(address)).json()].flat() as Record<string, string>[];
    const write = async (data: object) => {
      const answer = await admin.fetch(`${path}/${record!.id}`, { method, data });
      expect(answer.ok(), await answer.text()).toBe(true);
    };
    const changed = change(record!);
    try {
      expect(await evictedBy(visitor, () => write(change(record!)))).toEqual(evicted);
    } finally {
      await write(Object.fromEntries(Object.keys(changed).map((name) => [name, record![name]])));
      await admin.dispose();
      await visitor.dispose();
    }
  });
