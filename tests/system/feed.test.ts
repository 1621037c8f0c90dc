import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import path from "node:path";
import { Redis } from "ioredis";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { startRedis, type TestRedis } from "@/tests/support/redis";
import { until } from "@/tests/support/site-client";

// Two instances within this process: each load of the modules has a state and a connection of its own.

let server: TestRedis;
let redis: Redis;
let one: Awaited<ReturnType<typeof load>>;
let other: Awaited<ReturnType<typeof load>>;
const said: string[] = [];

async function load() {
  vi.resetModules();
  const shared = globalThis as { almanacFreshness?: unknown; almanacRedis?: Redis };
  delete shared.almanacFreshness;
  const freshness = await import("@/lib/cache/freshness.mjs");
  const { connectRedis } = await import("@/lib/cache/redis.mjs");
  const { close } = await connectRedis(server.url, (message: string) => said.push(message));
  const { default: Handler } = await import("@/lib/cache/handler.mjs");
  return { ...freshness, close, Handler, connection: shared.almanacRedis! };
}

beforeAll(async () => {
  server = await startRedis();
});
afterAll(() => server.kill());
beforeEach(async () => {
  said.length = 0;
  redis = new Redis(server.url);
  await redis.flushall();
  one = await load();
  other = await load();
});
afterEach(async () => {
  await one.close();
  await other.close();
  redis.disconnect();
});

describe("what one instance drops", () => {
  it("the other knows with its next request, once it was waited for", async () => {
    for (let i = 0; i < 50; i++) {
      const moment = other.begun();
      one.drop([`tag ${i}`, "all"]);
      await one.settled();
      expect(other.isFresh([`tag ${i}`], moment)).toBe(true);
      await other.sync();
      expect(other.isFresh([`tag ${i}`], moment)).toBe(false);
      expect(other.isFresh(["all"], moment)).toBe(false);
      expect(other.isFresh(["another"], moment)).toBe(true);
    }
  });

  it("is in a reading that began before it only if there is a later one", async () => {
    const moment = other.begun();
    // Two are on their way, the second waits for the first: whoever comes now shares the second.
    const earlier = other.sync();
    const waiting = other.sync();
    expect(other.sync()).toBe(waiting);
    expect(waiting).not.toBe(earlier);
    one.drop(["late"]);
    await one.settled();
    await other.sync();
    expect(other.isFresh(["late"], moment)).toBe(false);
  });

  it("drops everything elsewhere when there was more of it than anybody reads", async () => {
    const moment = other.begun();
    const writes = Array.from({ length: 1_100 }, (_, n) =>
      redis.xadd("almanac:invalidated", "*", "tags", JSON.stringify([`many ${n}`])),
    );
    await Promise.all(writes);
    await other.sync();
    expect(other.isFresh(["never dropped"], moment)).toBe(false);
    expect(other.isFresh(["never dropped"], other.begun())).toBe(true);
  });

  it("drops everything elsewhere when it names too much", async () => {
    const moment = other.begun();
    one.drop(Array.from({ length: 1_001 }, (_, n) => `much ${n}`));
    await one.settled();
    await other.sync();
    expect(other.isFresh(["never dropped"], moment)).toBe(false);
  });
});

describe("without what was in Redis", () => {
  it("everything that was made before counts as old, and what follows is known again", async () => {
    one.drop(["before"]);
    await one.settled();
    await other.sync();
    const moment = other.begun();
    await redis.flushall();
    await other.sync();
    expect(other.isFresh(["untouched"], moment)).toBe(false);
    const next = other.begun();
    one.drop(["after"]);
    await one.settled();
    await other.sync();
    expect(other.isFresh(["after"], next)).toBe(false);
    expect(other.isFresh(["untouched"], next)).toBe(true);
  });

  it("nothing is waited for, and what was dropped meanwhile is told afterwards", async () => {
    await server.kill();
    await until(
      async () => [one, other].map(({ sync }) => sync()),
      (waits) => waits.every((wait) => !wait),
    );
    const moment = one.begun();
    one.drop(["meanwhile"]);
    await one.settled();
    expect(one.isFresh(["meanwhile"], moment)).toBe(false);
    expect(said.filter((line) => line.includes("away"))).toHaveLength(2);

    server = await startRedis({ port: server.port });
    await until(
      async () => said.filter((line) => line.includes("back")).length,
      (times) => times === 2,
    );
    const stream = () => redis.xrange("almanac:invalidated", "-", "+").catch(() => []);
    await until(stream, (messages) => JSON.stringify(messages).includes("meanwhile"));
  });

  it("says once what Redis refuses, and tells it when it no longer does", async () => {
    await redis.config("SET", "maxmemory", "1");
    for (const tag of ["a", "b", "c"]) {
      one.drop([tag]);
      await one.settled();
    }
    expect(said.filter((line) => line.startsWith("Redis refuses"))).toHaveLength(1);
    await redis.config("SET", "maxmemory", "0");
    const moment = other.begun();
    await until(
      async () => (await other.sync(), ["a", "b", "c"].map((tag) => other.isFresh([tag], moment))),
      (fresh) => !fresh.some(Boolean),
    );
  });
});

describe("the result of a query", () => {
  const build = mkdtempSync(path.join(tmpdir(), "almanac-feed-"));
  mkdirSync(path.join(build, "server"));
  writeFileSync(path.join(build, "BUILD_ID"), "a-build");
  const require = createRequire(import.meta.url);
  const files = require("next/dist/server/lib/incremental-cache/file-system-cache.js").default;
  const context = { kind: "FETCH", fetchCache: true, tags: ["query"], softTags: [] };
  const handler = ({ Handler }: typeof one) =>
    new Handler({
      fs: require("next/dist/server/lib/node-fs-methods.js").nodeFs,
      flushToDisk: false,
      serverDistDir: path.join(build, "server"),
      maxMemoryCacheSize: 8 * 1024 * 1024,
      revalidatedTags: [],
    });
  /** What an instance finds that has not got it in its own memory, which both share here. */
  const find = (instance: typeof one, key: string) => {
    files.memoryCache.remove(key);
    return handler(instance).get(key, context);
  };
  const store = async (instance: typeof one, key: string, body: string, revalidate = 60) => {
    const value = { kind: "FETCH", data: { headers: {}, body, status: 200, url: "" }, revalidate };
    await handler(instance).set(key, value, context);
  };

  it("that one made is the other's, until it is dropped", async () => {
    await store(one, "shared", "made once");
    const found = await until(() => find(other, "shared"), Boolean);
    expect(found?.value).toMatchObject({ data: { body: "made once" }, revalidate: 60 });
    expect(Date.now() - (found?.lastModified ?? 0)).toBeLessThan(20_000);
    const [key] = await redis.keys("almanac:result:a-build:*");
    expect(await redis.ttl(key!)).toBeGreaterThan(30);
    one.drop(["query"]);
    await one.settled();
    await other.sync();
    expect(await find(other, "shared")).toBeNull();
    expect(await find(one, "shared")).toBeNull();
  });

  it("that began before a write, and is stored after it, is nobody's", async () => {
    await one.forRequest(async () => {
      other.drop(["query"]);
      await other.settled();
      await store(one, "late", "old");
    });
    await until(
      () => redis.keys("*:late"),
      (keys) => keys.length === 1,
    );
    for (const instance of [one, other]) {
      await instance.sync();
      expect(await find(instance, "late")).toBeNull();
    }
  });

  it("stays with who made it when it is not for keeping, or too long", async () => {
    await store(one, "short-lived", "x", 0);
    await store(one, "long", "x".repeat(1024 * 1024 + 1));
    await store(one, "kept", "x");
    await until(
      () => redis.keys("almanac:result:*"),
      (keys) => keys.length > 0,
    );
    expect(await redis.keys("almanac:result:*")).toEqual(["almanac:result:a-build:kept"]);
  });
});
