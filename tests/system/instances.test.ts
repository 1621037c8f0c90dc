import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createAccount, type TestAccount } from "@/tests/api/accounts";
import { openApp } from "@/tests/api/open-app";
import { input as news } from "@/tests/api/news-calls";
import { type Instance, startInstance } from "@/tests/support/instance";
import { startRedis, type TestRedis } from "@/tests/support/redis";
import { ask } from "@/tests/support/site-client";

// Two servers of one site: what one has answered, the other knows with its next request.

const { db } = await openApp();
const admin = await createAccount(db, { role: "admin" });
let redis: TestRedis;
let one: Instance;
let other: Instance;

beforeAll(async () => {
  redis = await startRedis();
  const site = {
    databaseUrl: process.env.DATABASE_URL!,
    dataDir: await mkdtemp(path.join(tmpdir(), "almanac-instances-")),
    redis: redis.url,
    env: { JOBS: "off", LOG_LEVEL: "warn" },
  };
  [one, other] = await Promise.all([startInstance(site), startInstance(site)]);
});
afterAll(async () => {
  await Promise.all([one?.stop(), other?.stop()]);
  await redis?.kill();
});

/** Whether a page has a text; a failure needn't print the page. */
const shows = async (site: Instance, address: string, text: string) =>
  (await ask(site, address)).text.includes(text);

type Named = { id: string; slug: string; error?: string };
let made = 0;
async function publishTool(site: Instance, name = `Pairing ${(made += 1)}`): Promise<Named> {
  const body = {
    name,
    description: "Keeps two drafts in step.",
    websiteUrl: `https://pairing-${name.replace(/\W/g, "")}.example`,
    category: "Text Generation",
    pricing: { type: "free" },
  };
  const answer = await ask<Named>(site, "/api/tools", { body, headers: admin.headers });
  expect(answer.text).toContain(name);
  expect(answer.status).toBe(201);
  return answer.body;
}
const vote = (site: Instance, id: string, account: TestAccount) =>
  ask<{ votes: number }>(site, `/api/tools/${id}/vote`, {
    body: { action: "upvote" },
    headers: {
      ...account.headers,
      "x-forwarded-for": account.headers["x-almanac-client"]!,
    },
  });

describe("a vote on one", () => {
  it("is in the count of the other, of its interface and its page", async () => {
    const tool = await publishTool(one);
    const [ada, bea] = [await createAccount(db), await createAccount(db)];
    expect((await vote(one, tool.id, ada)).body.votes).toBe(1);
    expect((await ask<{ votes: number }>(other, `/api/tools/${tool.id}`)).body.votes).toBe(1);
    expect((await ask(other, `/ai-tools/${tool.slug}`)).text).toMatch(/Upvote<\/span> <span[^>]*>1<\/span>/);
    expect((await vote(other, tool.id, bea)).body.votes).toBe(2);
  });
});

describe("what is published on one", () => {
  it("is on the other's page and list with the next request, where both were kept without it", async () => {
    const address = "/latest-news/post-aurora-over-two-servers";
    for (let i = 0; i < 3; i++) {
      expect((await ask(other, address)).status).toBe(404);
      expect(await shows(other, "/latest-news", "aurora-over-two-servers")).toBe(false);
    }
    const { status, body } = await ask<Named>(one, "/api/news", {
      body: { ...news("Aurora over two servers"), status: "published" },
      headers: admin.headers,
    });
    expect([status, body.slug]).toEqual([201, "post-aurora-over-two-servers"]);
    const page = await ask(other, address);
    expect([page.status, page.text.includes("Post Aurora over two servers")]).toEqual([200, true]);
    expect(await shows(other, "/latest-news", "aurora-over-two-servers")).toBe(true);
  });

  it("is changed and taken away on the other's kept pages, again and again, in both directions", async () => {
    const tool = await publishTool(one, "Tandem 0");
    const address = `/ai-tools/${tool.slug}`;
    for (let i = 1; i <= 5; i++) {
      const [writer, reader] = i % 2 ? [one, other] : [other, one];
      for (const site of [one, other]) expect(await shows(site, address, `Tandem ${i - 1}`)).toBe(true);
      const changed = await ask(writer, `/api/tools/${tool.id}`, {
        method: "PUT",
        body: { name: `Tandem ${i}` },
        headers: admin.headers,
      });
      expect(changed.status).toBe(200);
      const { text } = await ask(reader, address);
      expect([text.includes(`Tandem ${i}`), text.includes(`Tandem ${i - 1}`)]).toEqual([true, false]);
    }
    const removed = await ask(one, `/api/tools/${tool.id}`, { method: "DELETE", headers: admin.headers });
    expect(removed.status).toBeLessThan(300);
    expect((await ask(other, address)).status).toBe(404);
  });
});

describe("the settings", () => {
  it("that one saves are those of the other's pages", async () => {
    for (const siteName of ["Twin Almanac", "Almanac Twin"]) {
      expect(await shows(other, "/about", siteName)).toBe(false);
      const saved = await ask(one, "/api/config", {
        method: "PUT",
        body: { siteName },
        headers: admin.headers,
      });
      expect(saved.status).toBe(200);
      for (const address of ["/about", "/"]) expect(await shows(other, address, siteName)).toBe(true);
      expect((await ask<{ siteName: string }>(other, "/api/config")).body.siteName).toBe(siteName);
    }
  });
});

describe("a session", () => {
  const me = (site: Instance, account: TestAccount) => ask(site, "/api/me", { headers: account.headers });

  it("that one ends is over on the other", async () => {
    const person = await createAccount(db);
    expect((await me(other, person)).status).toBe(200);
    const out = await ask(one, "/api/me/sign-out-everywhere", { body: {}, headers: person.headers });
    expect(out.status).toBeLessThan(300);
    expect((await me(other, person)).status).toBe(401);
  });

  it("of who is banned on one is over on the other", async () => {
    const person = await createAccount(db);
    expect((await me(other, person)).status).toBe(200);
    const banned = await ask(one, `/api/users/user/${person.id}/status`, {
      method: "PATCH",
      body: { status: "banned", reason: "Sends advertisements" },
      headers: admin.headers,
    });
    expect(banned.status).toBe(200);
    expect((await me(other, person)).status).toBe(401);
  });
});

describe("a limit", () => {
  it("counts on both together", async () => {
    const tool = await publishTool(one);
    const person = await createAccount(db);
    const answers = [];
    for (let i = 0; i < 62; i++) answers.push((await vote(i % 2 ? one : other, tool.id, person)).status);
    expect(answers).toEqual([...Array<number>(60).fill(200), 429, 429]);
    // In Redis, not in the database.
    expect(await db.rateLimit.count({ where: { key: { contains: person.id } } })).toBe(0);
  });
});

describe("an upload to one", () => {
  it("is served by the other", async () => {
    const image = await sharp({ create: { width: 90, height: 60, channels: 3, background: "teal" } })
      .png()
      .toBuffer();
    const form = new FormData();
    form.append("image", new File([new Uint8Array(image)], "teal.png", { type: "image/png" }));
    const sent = await ask<{ imageUrl: string }>(one, "/api/uploads/post-image", {
      body: form,
      headers: admin.headers,
    });
    expect(sent.status).toBeLessThan(300);
    const served = await fetch(new URL(sent.body.imageUrl, other.url));
    expect([served.status, served.headers.get("content-type")]).toEqual([
      200,
      expect.stringMatching(/^image\//),
    ]);
    expect(await sharp(Buffer.from(await served.arrayBuffer())).metadata()).toMatchObject({ width: 90 });
  });
});
