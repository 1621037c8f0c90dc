import { afterAll, beforeEach, describe, expect, it, vi } from "vitest";

let type: string | undefined;
const dropped: string[] = [];
vi.mock("next/cache", () => ({
  unstable_cache: (query: () => unknown) => query,
  revalidateTag: (tag: string) => dropped.push(tag),
}));
vi.mock("next/dist/server/app-render/work-unit-async-storage.external.js", () => ({
  workUnitAsyncStorage: { getStore: () => type && { type } },
}));

// Before the cache is made, which takes the clock that it finds; at zero it would take nothing for old.
vi.useFakeTimers();
vi.advanceTimersByTime(1000);
const { cached, invalidate } = await import("./cached");
const { learn } = await import("./freshness.mjs");

let answer = 0;
let count = 0;
const read = () =>
  cached(`test ${count}`, async (one: string) => `${one} ${++answer}`, {
    tags: (one) => [`tag ${count}`, one],
    seconds: 60,
  });

beforeEach(() => {
  answer = 0;
  count++;
  type = "request";
});

afterAll(() => void vi.useRealTimers());

describe("cached", () => {
  it("keeps what a request read for a second", async () => {
    const get = read();
    expect(await get("a")).toBe("a 1");
    expect(await get("a")).toBe("a 1");
    expect(await get("b")).toBe("b 2");
    vi.advanceTimersByTime(1100);
    expect(await get("a")).toBe("a 3");
  });

  it.each([undefined, "prerender-legacy", "unstable-cache"])(
    "asks the framework each time in %s",
    async (kind) => {
      type = kind;
      const get = read();
      await get("a");
      expect(await get("a")).toBe("a 2");
    },
  );

  it("forgets at once what is invalidated by any of its tags, and nothing else", async () => {
    const get = read();
    await get("x");
    await get("y");
    invalidate("x");
    expect(dropped).toContain("x");
    expect(await get("x")).toBe("x 3");
    expect(await get("y")).toBe("y 2");
    invalidate(`tag ${count}`);
    expect(await get("y")).toBe("y 4");
  });

  it("does not keep what was begun before a write", async () => {
    const get = read();
    const reading = get("w");
    invalidate("w");
    await reading;
    expect(await get("w")).toBe("w 2");
    expect(await get("w")).toBe("w 2");
  });

  it("forgets what another instance has dropped", async () => {
    const get = read();
    await get("z");
    learn("1-0", ["z"]);
    expect(await get("z")).toBe("z 2");
  });

  it("keeps no failure", async () => {
    let works = false;
    const get = cached("fails", async () => (works ? "yes" : Promise.reject(new Error("no"))), {
      tags: () => ["f"],
      seconds: 60,
    });
    await expect(get()).rejects.toThrow("no");
    works = true;
    expect(await get()).toBe("yes");
  });
});
