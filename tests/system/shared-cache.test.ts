import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createAccount, type TestAccount } from "@/tests/api/accounts";
import { input as news } from "@/tests/api/news-calls";
import { openApp } from "@/tests/api/open-app";
import { input as sponsorship } from "@/tests/api/sponsorship-calls";
import { type Instance, startInstance } from "@/tests/support/instance";
import { startRedis, type TestRedis } from "@/tests/support/redis";
import { ask, type Reply, until } from "@/tests/support/site-client";
import { purgeAddress, startVarnish, type Varnish } from "@/tests/support/varnish";

// Two servers of one site, and Varnish in front of the first.

const { db } = await openApp();
const admin = await createAccount(db, { role: "admin" });
let redis: TestRedis;
let one: Instance;
let other: Instance;
let varnish: Varnish;

beforeAll(async () => {
  redis = await startRedis();
  const purges = await purgeAddress();
  const site = {
    databaseUrl: process.env.DATABASE_URL!,
    dataDir: await mkdtemp(path.join(tmpdir(), "almanac-shared-cache-")),
    redis: redis.url,
    env: { JOBS: "off", LOG_LEVEL: "warn", TRUST_PROXY: "2", CACHE_PURGE_URLS: purges.url },
  };
  [one, other] = await Promise.all([startInstance(site), startInstance(site)]);
  varnish = await startVarnish(one, purges);
});
afterAll(async () => {
  await varnish?.stop();
  await Promise.all([one?.stop(), other?.stop()]);
  await redis?.kill();
});

/** Which of the server's answers one is: the same for everybody who gets a kept one. */
const nameOf = ({ headers }: Reply) => headers.get("x-request-id");
const write = (site: Instance, address: string, body: object, method = "POST") =>
  ask<{ id: string; slug: string }>(site, address, { body, method, headers: admin.headers });

describe("a public page", () => {
  it.each([
    "/",
    "/?pricing=free&category=productivity",
    "/top-products",
    "/latest-news",
    "/ai-tools/chatgpt",
    "/faq",
  ])("%s is asked for once, whoever wants it", async (address) => {
    const first = await ask(varnish, address);
    expect(first.status).toBe(200);
    const again = await ask(varnish, address);
    const signedIn = await ask(varnish, address, { headers: admin.headers });
    const followed = await ask(
      varnish,
      `${address}${address.includes("?") ? "&" : "?"}utm_source=letter&gclid=1`,
    );
    expect([again, signedIn, followed].map(nameOf)).toEqual(Array(3).fill(nameOf(first)));
    expect(signedIn.headers.get("set-cookie")).toBeNull();
    expect(signedIn.text).not.toContain(admin.name);
  });
});

describe("what is for one person", () => {
  it("is asked for each time, and kept from others", async () => {
    const [ada, bea] = [await createAccount(db), await createAccount(db)];
    const me = (headers: Record<string, string>) => ask<{ email: string }>(varnish, "/api/me", { headers });
    for (const person of [ada, bea]) expect((await me(person.headers)).body.email).toBe(person.email);
    expect((await me({})).status).toBe(401);
    const dashboard = (person: TestAccount) => ask(varnish, "/dashboard", { headers: person.headers });
    const pages = [await dashboard(ada), await dashboard(ada), await dashboard(bea)];
    expect(pages.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(new Set(pages.map(nameOf)).size).toBe(3);
    expect((await ask(varnish, "/dashboard")).text).not.toContain(bea.email);
  });
});

describe("a write", () => {
  it("through either server is on the very next page, whatever is on its way", async () => {
    let written = 0;
    let wrong = 0;
    let over = false;
    async function read() {
      const least = written;
      const { text } = await ask(varnish, "/about");
      if (Number(/Edition (\d+)/.exec(text)?.[1]) < least) wrong++;
    }
    await write(one, "/api/config", { siteName: "Edition 0" }, "PUT");
    const readers = Array.from({ length: 6 }, async () => {
      while (!over) await read();
    });
    for (let n = 1; n <= 100; n++) {
      const saved = await write(n % 2 ? one : other, "/api/config", { siteName: `Edition ${n}` }, "PUT");
      expect(saved.status).toBe(200);
      written = n;
      await read();
    }
    over = true;
    await Promise.all(readers);
    expect(wrong).toBe(0);
  });

  it("of one tool leaves other pages where they are", async () => {
    const tool = await db.tool.findUniqueOrThrow({ where: { slug: "chatgpt" }, select: { id: true } });
    const faq = nameOf(await ask(varnish, "/faq"));
    await ask(varnish, "/ai-tools/chatgpt");
    await write(one, `/api/tools/${tool.id}`, { description: "Talks about everything." }, "PUT");
    expect((await ask(varnish, "/ai-tools/chatgpt")).text).toContain("Talks about everything.");
    // One that was stored just before a purge is asked for again during its first seconds, and stays.
    await until(
      async () => nameOf(await ask(varnish, "/faq")),
      (name) => name === faq,
    );
  });
});

describe("what tools are for", () => {
  const task = "transcribe-a-meeting";
  /** How many of the servers, and Varnish, show a text. */
  const showing = async (address: string, text: string) => {
    const replies = await Promise.all([one, other, varnish].map((site) => ask(site, address)));
    return replies.filter((reply) => reply.status === 200 && reply.text.includes(text)).length;
  };

  it("is on tasks, comparisons, alternatives and cards of every server at once, whichever wrote it", async () => {
    const pages = [
      "/compare/chatgpt-vs-claude",
      "/alternatives/claude",
      "/tasks",
      `/tasks/${task}`,
      "/?q=claude",
    ];
    for (const address of pages) expect(await showing(address, "</html>"), address).toBe(3);
    for (let n = 1; n <= 4; n++) {
      const site = n % 2 ? one : other;
      const tool = { name: `Claude ${n}`, tasks: [{ slug: task, how: `Writes down talk ${n}` }] };
      expect((await write(site, "/api/tools/claude", tool, "PUT")).status).toBe(200);
      expect(await showing(pages[0]!, `Claude ${n}`)).toBe(3);
      expect(await showing(pages[1]!, `Claude ${n} alternatives`)).toBe(3);
      expect(await showing(pages[3]!, `Writes down talk ${n}`)).toBe(3);
      const renamed = await write(site, `/api/tasks/${task}`, { name: `Write down talk ${n}` }, "PUT");
      expect(renamed.status).toBe(200);
      for (const address of pages.slice(2))
        expect(await showing(address, `Write down talk ${n}`), address).toBe(3);
    }
  });
});

describe("the interface's list of tools", () => {
  type Listed = { slug: string; votes: number }[];
  const address = "/api/tools?q=chatgpt&limit=5";
  const list = (site: { url: string }, headers = {}) => ask<Listed>(site, address, { headers });
  const votes = ({ body }: Reply<Listed>) => body.find(({ slug }) => slug === "chatgpt")!.votes;

  it("is kept by the servers alone, for who is not signed in", async () => {
    const first = await list(one);
    const again = await list(one);
    expect(again.headers.get("cache-status")).toBe("almanac; hit");
    expect(again.headers.get("x-total-count")).toBe(first.headers.get("x-total-count"));
    expect(again.body).toEqual(first.body);
    for (const { headers } of [first, again]) {
      expect(headers.get("cache-control")).toBe("no-store");
      expect([headers.get("surrogate-key"), headers.get("surrogate-control")]).toEqual([null, null]);
    }
    expect((await list(one, admin.headers)).headers.get("cache-status")).toBeNull();
    const refused = "/api/tools?category=nothing-of-the-kind";
    await ask(one, refused);
    const answer = await ask(one, refused);
    expect([answer.status, answer.headers.get("cache-status")]).toEqual([400, "almanac; fwd=miss"]);
  });

  it("tells each vote at once, whichever server is asked", async () => {
    const { id } = await db.tool.findUniqueOrThrow({ where: { slug: "chatgpt" }, select: { id: true } });
    const before = votes(await list(one));
    for (let n = 0; n < 10; n++) {
      const upvote = n % 2 === 0;
      const action = upvote ? "upvote" : "remove";
      await write(n % 4 < 2 ? one : other, `/api/tools/${id}/vote`, { action });
      const told = [await list(other), await list(one), await list(varnish)].map(votes);
      expect(told, `after vote ${n}`).toEqual(Array(3).fill(before + Number(upvote)));
    }
  });
});

/** When an answer of Varnish first was as it should be, in milliseconds after a moment. */
async function delay(moment: Date, read: () => Promise<boolean>) {
  await until(read, Boolean, 20);
  return Date.now() - moment.getTime();
}
const within = (milliseconds: number) => new Date(Date.now() + milliseconds);

describe("without a write", () => {
  it("a scheduled post appears within a second of its moment, on its page and in the list", async () => {
    const moment = within(4_000);
    const post = await write(one, "/api/news", {
      ...news("Borealis at its time"),
      status: "published",
      publishedAt: moment.toISOString(),
    });
    expect(post.status).toBe(201);
    const page = async () => (await ask(varnish, `/latest-news/${post.body.slug}`)).status === 200;
    const list = async () => (await ask(varnish, "/latest-news")).text.includes(post.body.slug);
    expect([await page(), await list()]).toEqual([false, false]);
    const delays = await Promise.all([delay(moment, page), delay(moment, list)]);
    for (const ms of delays) expect(ms).toBeGreaterThanOrEqual(0);
    for (const ms of delays) expect(ms).toBeLessThan(1_000);
  });

  it("a listing goes within a second of its end", async () => {
    const tool = await db.tool.findFirstOrThrow({ where: { status: "published" }, select: { id: true } });
    const moment = within(4_000);
    const made = await write(one, "/api/sponsorships", {
      ...sponsorship(tool.id, "of four seconds"),
      endDate: moment.toISOString(),
    });
    expect(made.status).toBe(201);
    const isThere = async () => (await ask(varnish, "/")).text.includes("Listing of four seconds");
    expect(await isThere()).toBe(true);
    const ms = await delay(moment, async () => !(await isThere()));
    expect(ms).toBeGreaterThanOrEqual(0);
    expect(ms).toBeLessThan(1_000);
  });
});
