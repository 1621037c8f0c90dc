import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { createAccount, type TestAccount } from "@/tests/api/accounts";
import { openApp } from "@/tests/api/open-app";
import { startDatabaseProxy } from "@/tests/support/database-proxy";
import { type Instance, startInstance } from "@/tests/support/instance";
import { startRedis, type TestRedis } from "@/tests/support/redis";
import { ask, until } from "@/tests/support/site-client";

// What happens to two servers of one site when a part of it dies.

const { db } = await openApp();
const admin = await createAccount(db, { role: "admin" });
const dataDir = await mkdtemp(path.join(tmpdir(), "almanac-outages-"));
let redis: TestRedis;
let one: Instance;
let other: Instance;

beforeAll(async () => {
  redis = await startRedis();
  const site = {
    databaseUrl: process.env.DATABASE_URL!,
    dataDir,
    redis: redis.url,
    env: { JOBS: "off", LOG_LEVEL: "warn" },
  };
  [one, other] = await Promise.all([startInstance(site), startInstance(site)]);
});
afterAll(async () => {
  await Promise.all([one.stop(), other.stop()]);
  await redis.kill();
});

const rename = (site: Instance, siteName: string) =>
  ask(site, "/api/config", { method: "PUT", body: { siteName }, headers: admin.headers });
const about = async (site: Instance) => {
  const { status, text } = await ask(site, "/about");
  return { status, name: /Name \d+/.exec(text)?.[0] };
};

it("goes on while Redis is away, and is one site again when it is back, empty", async () => {
  await rename(one, "Name 1");
  for (const site of [one, other]) expect((await about(site)).name).toBe("Name 1");

  await redis.kill();
  const limits = await Promise.all([
    ...[one, other].flatMap((site) => Array.from({ length: 20 }, () => about(site))),
    rename(one, "Name 2"),
  ]);
  expect(limits.map(({ status }) => status)).toEqual(Array(41).fill(200));
  expect((await about(one)).name).toBe("Name 2");
  const said = () => other.output().match(/Redis is away/g)?.length ?? 0;
  await until(
    async () => said(),
    (times) => times > 0,
  );

  redis = await startRedis({ port: redis.port });
  // What was written meanwhile is known once both are connected again.
  await until(
    () => about(other),
    ({ name }) => name === "Name 2",
  );
  await until(
    async () => [one, other].map((site) => site.output()),
    (texts) => texts.every((text) => text.includes("Redis is back")),
  );
  expect(said()).toBe(1);
  for (let i = 3; i < 9; i++) {
    const [writer, reader] = i % 2 ? [one, other] : [other, one];
    expect((await rename(writer, `Name ${i}`)).status).toBe(200);
    expect((await about(reader)).name).toBe(`Name ${i}`);
  }
});

it("keeps nobody waiting when Redis hangs", async () => {
  await rename(one, "Name 1");
  redis.pause();
  // Noticed once, after three unanswered pings; from then on nobody waits.
  const paused = Date.now();
  expect((await about(one)).status).toBe(200);
  const begun = Date.now();
  expect(begun - paused).toBeLessThan(5_000);
  for (let i = 0; i < 5; i++) expect((await about(one)).status).toBe(200);
  expect((await rename(one, "Name 2")).status).toBe(200);
  expect(Date.now() - begun).toBeLessThan(6_000);
  redis.resume();
  await until(
    () => about(other),
    ({ name }) => name === "Name 2",
  );
});

it("says within seconds that it is not available while the database is frozen, a line each in the log", async () => {
  const proxy = await startDatabaseProxy(process.env.DATABASE_URL!);
  const url = new URL(process.env.DATABASE_URL!);
  url.port = String(proxy.port);
  const site = await startInstance({
    databaseUrl: url.href,
    dataDir,
    env: { JOBS: "off", LOG_LEVEL: "warn" },
  });
  const page = { accept: "text/html" };
  const calls = (word: string) => [
    ask(site, `/?q=${word}`, { headers: page }),
    ask(site, "/admin/tools", { headers: { ...admin.headers, ...page } }),
    ask(site, `/api/tools/suggest?q=${word}`),
    ask(site, "/api/me", { headers: admin.headers }),
  ];
  try {
    for (const { status } of await Promise.all(calls("warm"))) expect(status).toBe(200);
    proxy.hang();
    const begun = Date.now();
    const answers = await Promise.all(calls("cold"));
    expect(Date.now() - begun).toBeLessThan(8_000);
    for (const { status, headers } of answers)
      expect([status, headers.get("retry-after")]).toEqual([503, "5"]);
    for (const { text } of answers.slice(0, 2)) expect(text).toContain("Not available right now</h1>");
    for (const { text } of answers.slice(2))
      expect(text).toContain("The service is not available right now.");
    // What was given up comes to its end.
    await until(
      async () => site.output(),
      (text) => text.includes("Query read timeout"),
      30,
    );
  } finally {
    await proxy.comeBack();
  }
  await until(
    () => ask(site, "/?q=cold"),
    ({ status }) => status === 200,
  );
  await site.stop();
  proxy.close();
  const lines = site.output().split("\n");
  expect(lines.filter((line) => line.length > 1_000)).toEqual([]);
  expect(site.output()).not.toContain("ERR_HTTP_HEADERS_SENT");
});

// The last: one of the servers is gone then.
it("loses no vote that was answered when a server is killed under load", async () => {
  const tool = await db.tool.findFirstOrThrow({ where: { status: "published" }, select: { id: true } });
  const before = await db.vote.count({ where: { toolId: tool.id } });
  const people = await Promise.all(Array.from({ length: 120 }, () => createAccount(db)));
  const vote = (site: Instance, { headers }: TestAccount) =>
    ask(site, `/api/tools/${tool.id}/vote`, {
      body: { action: "upvote" },
      headers: { ...headers, "x-forwarded-for": headers["x-almanac-client"]! },
    });
  const acknowledged: string[] = [];
  let refused = 0;
  const waiting = [...people];
  async function voteOn() {
    for (let person = waiting.shift(); person; person = waiting.shift()) {
      const answer = await vote(one, person).catch(() => null);
      if (answer?.status === 200) acknowledged.push(person.id);
      else refused += 1;
      if (acknowledged.length === 40) one.kill("SIGKILL");
    }
  }
  await Promise.all(Array.from({ length: 8 }, voteOn));
  expect(await one.ended).toBe("by SIGKILL");
  expect(acknowledged.length).toBeGreaterThanOrEqual(40);
  expect(refused).toBeGreaterThan(0);
  const counted = await db.vote.findMany({ where: { toolId: tool.id }, select: { userId: true } });
  const voters = new Set(counted.map(({ userId }) => userId));
  expect(acknowledged.filter((id) => !voters.has(id))).toEqual([]);

  // The other takes over: who got no answer asks again, and everybody counts once.
  for (const person of people) expect((await vote(other, person)).status).toBe(200);
  expect(await db.vote.count({ where: { toolId: tool.id } })).toBe(before + people.length);
});
