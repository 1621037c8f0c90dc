import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { cached, invalidate } from "./cached";
import { applyInvalidations } from "./invalidations.mjs";
import { newValidity } from "./validity.mjs";
import { currentRequest, runRequest } from "./request-store.mjs";

let answer = 0;
let count = 0;
const read = (more: { until?: () => Promise<Date | null>; tagsOf?: (result: string) => string[] } = {}) =>
  cached(`test ${count}`, async (one: string) => `${one} ${++answer}`, {
    tags: (one) => [`tag ${count}`, one],
    ...more,
  });

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"] });
  answer = 0;
  count++;
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
});

describe("cached", () => {
  it("keeps what was read for a minute, by its arguments", async () => {
    const get = read();
    expect([await get("a"), await get("a"), await get("b")]).toEqual(["a 1", "a 1", "b 2"]);
    vi.advanceTimersByTime(60_000);
    expect(await get("a")).toBe("a 3");
  });

  it("forgets at once what is invalidated by any of its tags, and nothing else", async () => {
    const get = read({ tagsOf: (result) => [`of ${result}`] });
    await get("x");
    await get("y");
    invalidate("x");
    expect([await get("x"), await get("y")]).toEqual(["x 3", "y 2"]);
    invalidate("of y 2");
    expect([await get("x"), await get("y")]).toEqual(["x 3", "y 4"]);
    invalidate(`tag ${count}`);
    expect([await get("x"), await get("y")]).toEqual(["x 5", "y 6"]);
  });

  it("does not keep what was begun before a write, by a tag of its result either", async () => {
    for (const tag of ["w", "late"]) {
      const get = read({ tagsOf: () => ["late"] });
      const reading = get("w");
      invalidate(tag);
      const first = await reading;
      expect(await get("w")).not.toBe(first);
    }
  });

  it("forgets what another instance has dropped", async () => {
    const get = read();
    await get("z");
    applyInvalidations("1-0", ["z"]);
    expect(await get("z")).toBe("z 2");
  });

  it("ends at its moment", async () => {
    const end = new Date(Date.now() + 5_000);
    const get = read({ until: async () => end });
    await get("a");
    vi.setSystemTime(end.getTime() - 1);
    expect(await get("a")).toBe("a 1");
    vi.setSystemTime(end);
    expect(await get("a")).toBe("a 2");
  });

  it("hands its tags and its end on to whatever is made from it, kept or not", async () => {
    const end = new Date(Date.now() + 5_000);
    const inner = read({ until: async () => end });
    const outer = cached(`outer ${count}`, () => inner("deep"), { tags: () => ["outer"] });
    for (let i = 0; i < 2; i++) {
      const validity = newValidity();
      await runRequest({ validity }, outer);
      expect([...validity.tags].sort()).toEqual(["deep", "outer", `tag ${count}`]);
      expect(validity.until).toBe(end.getTime());
    }
    invalidate("deep");
    expect(await outer()).toBe("deep 2");
  });

  it("makes everything anew while it is off, and hands tags on all the same", async () => {
    vi.stubEnv("CACHE", "off");
    const get = read();
    expect([await get("a"), await get("a")]).toEqual(["a 1", "a 2"]);
    const tags = await runRequest({}, async () => {
      await get("a");
      return [...currentRequest()!.validity.tags];
    });
    expect(tags).toContain("a");
  });

  it("keeps no failure", async () => {
    let works = false;
    const get = cached(
      "fails",
      async () => {
        if (!works) throw new Error("no");
        return "yes";
      },
      { tags: () => ["f"] },
    );
    await expect(get()).rejects.toThrow("no");
    works = true;
    expect(await get()).toBe("yes");
  });
});
