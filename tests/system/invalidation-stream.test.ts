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
  const shared = globalThis as { almanacInvalidations?: unknown; almanacRedis?: Redis };
  delete shared.almanacInvalidations;
  const invalidations = await import("@/lib/platform/cache/invalidations.mjs");
  const { connectRedis } = await import("@/lib/platform/cache/redis.mjs");
  const { close } = await connectRedis(server.url, (message: string) => said.push(message));
  const { shareResult, takeSharedResult } = await import("@/lib/platform/cache/shared-results.mjs");
  const connection = shared.almanacRedis!;
  /** Results are sent by the connection of whoever acts. */
  const share = (key: string, value: unknown, version = invalidations.currentVersion(), until = Infinity) => {
    shared.almanacRedis = connection;
    const validity = { version, tags: new Set(["query"]), until, asOf: Date.now() };
    shareResult(key, { value, validity });
  };
  const take = async (key: string) => {
    shared.almanacRedis = connection;
    return takeSharedResult(key);
  };
  return { ...invalidations, close, share, take };
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
      const moment = other.currentVersion();
      one.invalidateTags([`tag ${i}`, "all"]);
      await one.invalidationsSent();
      expect(other.isCurrent([`tag ${i}`], moment)).toBe(true);
      await other.receiveInvalidations();
      expect(other.isCurrent([`tag ${i}`], moment)).toBe(false);
      expect(other.isCurrent(["all"], moment)).toBe(false);
      expect(other.isCurrent(["another"], moment)).toBe(true);
    }
  });

  it("is in a reading that began before it only if there is a later one", async () => {
    const moment = other.currentVersion();
    // Two are on their way, the second waits for the first: whoever comes now shares the second.
    const earlier = other.receiveInvalidations();
    const waiting = other.receiveInvalidations();
    expect(other.receiveInvalidations()).toBe(waiting);
    expect(waiting).not.toBe(earlier);
    one.invalidateTags(["late"]);
    await one.invalidationsSent();
    await other.receiveInvalidations();
    expect(other.isCurrent(["late"], moment)).toBe(false);
  });

  it("drops everything elsewhere when there was more of it than anybody reads", async () => {
    const moment = other.currentVersion();
    const writes = Array.from({ length: 1_100 }, (_, n) =>
      redis.xadd("almanac:invalidated", "*", "tags", JSON.stringify([`many ${n}`])),
    );
    await Promise.all(writes);
    await other.receiveInvalidations();
    expect(other.isCurrent(["never dropped"], moment)).toBe(false);
    expect(other.isCurrent(["never dropped"], other.currentVersion())).toBe(true);
  });

  it("drops everything elsewhere when it names too much", async () => {
    const moment = other.currentVersion();
    one.invalidateTags(Array.from({ length: 1_001 }, (_, n) => `much ${n}`));
    await one.invalidationsSent();
    await other.receiveInvalidations();
    expect(other.isCurrent(["never dropped"], moment)).toBe(false);
  });
});

describe("without what was in Redis", () => {
  it("everything that was made before counts as old, and what follows is known again", async () => {
    one.invalidateTags(["before"]);
    await one.invalidationsSent();
    await other.receiveInvalidations();
    const moment = other.currentVersion();
    await redis.flushall();
    await other.receiveInvalidations();
    expect(other.isCurrent(["untouched"], moment)).toBe(false);
    const next = other.currentVersion();
    one.invalidateTags(["after"]);
    await one.invalidationsSent();
    await other.receiveInvalidations();
    expect(other.isCurrent(["after"], next)).toBe(false);
    expect(other.isCurrent(["untouched"], next)).toBe(true);
  });

  it("nothing is waited for, and what was dropped meanwhile is told afterwards", async () => {
    await server.kill();
    await until(
      async () => [one, other].map(({ receiveInvalidations }) => receiveInvalidations()),
      (waits) => waits.every((wait) => !wait),
    );
    const moment = one.currentVersion();
    one.invalidateTags(["meanwhile"]);
    await one.invalidationsSent();
    expect(one.isCurrent(["meanwhile"], moment)).toBe(false);
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
      one.invalidateTags([tag]);
      await one.invalidationsSent();
    }
    expect(said.filter((line) => line.startsWith("Redis refuses"))).toHaveLength(1);
    await redis.config("SET", "maxmemory", "0");
    const moment = other.currentVersion();
    await until(
      async () => (
        await other.receiveInvalidations(),
        ["a", "b", "c"].map((tag) => other.isCurrent([tag], moment))
      ),
      (fresh) => !fresh.some(Boolean),
    );
  });
});

describe("the result of a query", () => {
  it("that one made is the other's, until it is dropped", async () => {
    one.share("shared", { made: "once" });
    const found = await until(() => other.take("shared"), Boolean);
    expect(found).toMatchObject({
      value: { made: "once" },
      validity: { tags: new Set(["query"]), until: Infinity },
    });
    const [key] = await redis.keys("almanac:result:*:shared");
    expect(await redis.ttl(key!)).toBeGreaterThan(30);
    one.invalidateTags(["query"]);
    await one.invalidationsSent();
    await other.receiveInvalidations();
    expect(await other.take("shared")).toBeUndefined();
    expect(await one.take("shared")).toBeUndefined();
  });

  it("that began before a write, and is stored after it, is nobody's", async () => {
    const version = one.currentVersion();
    other.invalidateTags(["query"]);
    await other.invalidationsSent();
    one.share("late", "old", version);
    await until(
      () => redis.keys("*:late"),
      (keys) => keys.length === 1,
    );
    for (const instance of [one, other]) {
      await instance.receiveInvalidations();
      expect(await instance.take("late")).toBeUndefined();
    }
  });

  it("is nobody's once its end has come", async () => {
    one.share("ended", "old", undefined, Date.now() - 1);
    await until(
      () => redis.keys("*:ended"),
      (keys) => keys.length === 1,
    );
    expect(await other.take("ended")).toBeUndefined();
  });

  it("stays with who made it when it is too long", async () => {
    one.share("long", "x".repeat(1024 * 1024 + 1));
    one.share("kept", "x");
    await until(
      () => redis.keys("almanac:result:*"),
      (keys) => keys.length > 0,
    );
    expect(await redis.keys("almanac:result:*")).toEqual([expect.stringMatching(/:kept$/)]);
  });
});
