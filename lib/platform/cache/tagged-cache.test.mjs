import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { invalidateTags } from "./invalidations.mjs";
import { newValidity } from "./validity.mjs";
import { lifetime, TaggedCache } from "./tagged-cache.mjs";

beforeEach(() => vi.useFakeTimers({ toFake: ["Date"] }));
afterEach(() => vi.useRealTimers());

const open = (options = {}) => new TaggedCache({ maxBytes: 100_000, sizeOf: () => 100, ...options });
let made = 0;
/** Makes a value of its own each time, once `wait` is done. */
const maker =
  ({ tags = ["a"], until = Infinity, wait = undefined, ...rest } = {}) =>
  async () => {
    const validity = newValidity(tags);
    validity.until = until;
    await wait;
    return { value: `made ${++made}`, validity, ...rest };
  };
const value = async (cache, make, key = "key") => (await cache.get(key, make)).value;
beforeEach(() => (made = 0));

/** What is still in use after everything else was swept, bytes. */
function heapInUse() {
  setFlagsFromString("--expose-gc");
  runInNewContext("gc")();
  return process.memoryUsage().heapUsed;
}

/** A promise to be settled by hand. */
function gate() {
  let open;
  const wait = new Promise((resolve) => (open = resolve));
  return { wait, open };
}

describe("what is kept", () => {
  it("lasts until one of its tags is invalidated", async () => {
    const cache = open();
    await value(cache, maker());
    invalidateTags(["b"]);
    expect(await value(cache, maker())).toBe("made 1");
    invalidateTags(["a"]);
    expect(await value(cache, maker())).toBe("made 2");
  });

  it("lasts until its end, and not at it", async () => {
    const cache = open();
    const until = Date.now() + 5_000;
    await value(cache, maker({ until }));
    vi.setSystemTime(until - 1);
    expect(await value(cache, maker())).toBe("made 1");
    vi.setSystemTime(until);
    expect(await value(cache, maker())).toBe("made 2");
  });

  it("is made anew when the clock was set back since, and goes on when that was by a little", async () => {
    const cache = open({ grace: lifetime });
    await value(cache, maker());
    vi.setSystemTime(Date.now() - 1_000);
    expect(await value(cache, maker())).toBe("made 1");
    expect(cache.peek("key")?.value).toBe("made 1");
    vi.setSystemTime(Date.now() - 3_600_000);
    expect(cache.peek("key")).toBeUndefined();
    expect(await value(cache, maker())).toBe("made 2");
    expect(cache.peek("key")?.value).toBe("made 2");
  });

  it("lasts a minute", async () => {
    const cache = open();
    await value(cache, maker());
    vi.advanceTimersByTime(lifetime - 1);
    expect(await value(cache, maker())).toBe("made 1");
    vi.advanceTimersByTime(1);
    expect(await value(cache, maker())).toBe("made 2");
  });

  it("takes no more memory than it says, however small its entries are", async () => {
    const maxBytes = 4 * 1024 * 1024;
    const cache = open({ maxBytes, sizeOf: () => 8 });
    const add = async (from, count) => {
      for (let i = from; i < from + count; i++)
        await cache.get(
          JSON.stringify(["tool", `unheard-of-${i}`]),
          maker({ tags: [`tool:unheard-of-${i}`, "tools"] }),
        );
    };
    await add(0, 100);
    const before = heapInUse();
    await add(100, 80_000);
    expect(heapInUse() - before).toBeLessThan(1.5 * maxBytes);
    expect(cache.bytes).toBeLessThanOrEqual(maxBytes);
  });

  it("is bounded in bytes, and brief entries push nothing else out", async () => {
    const cache = open({ maxBytes: 32_000 });
    await value(cache, maker(), "kept");
    for (let i = 0; i < 1_000; i++) await value(cache, maker({ shortLived: true }), `brief ${i}`);
    expect(cache.bytes).toBeLessThan(32_000 / 32 + 200);
    expect(await value(cache, maker(), "kept")).toBe("made 1");
  });

  it("is not what must never be kept, nor a failure", async () => {
    const cache = open();
    await value(cache, maker({ noStore: true }));
    expect(await value(cache, maker())).toBe("made 2");
    await expect(cache.get("fails", () => Promise.reject(new Error("no")))).rejects.toThrow("no");
    expect(await value(cache, maker(), "fails")).toBe("made 3");
  });
});

describe("while something is being made", () => {
  it("others wait for the same", async () => {
    const cache = open();
    const { wait, open: go } = gate();
    const all = Promise.all([1, 2, 3].map(() => value(cache, maker({ wait }))));
    go();
    expect(await all).toEqual(["made 1", "made 1", "made 1"]);
  });

  it("a write makes it old for those who come after it, and it is not kept", async () => {
    const cache = open();
    const { wait, open: go } = gate();
    const before = value(cache, maker({ wait }));
    invalidateTags(["a"]);
    const after = [value(cache, maker()), value(cache, maker())];
    go();
    expect(await before).toBe("made 1");
    expect(await Promise.all(after)).toEqual(["made 2", "made 2"]);
    expect(await value(cache, maker())).toBe("made 2");
  });

  it("its end may come: who arrives then is given a newer one", async () => {
    const cache = open();
    const { wait, open: go } = gate();
    const until = Date.now() + 1_000;
    const before = value(cache, maker({ wait, until }));
    vi.setSystemTime(until);
    const after = value(cache, maker());
    go();
    expect(await before).toBe("made 1");
    expect(await after).toBe("made 2");
  });
});

describe("within the grace", () => {
  it("the old one is served while one new one is made", async () => {
    const cache = open({ grace: 60_000 });
    await value(cache, maker());
    vi.advanceTimersByTime(lifetime + 1);
    const { wait, open: go } = gate();
    expect(await value(cache, maker({ wait }))).toBe("made 1");
    expect(await value(cache, maker({ wait }))).toBe("made 1");
    go();
    await expect.poll(() => value(cache, maker())).toBe("made 2");
    expect(made).toBe(2);
  });

  it("it is not served after an invalidation, its end, or the grace", async () => {
    for (const pass of [
      () => invalidateTags(["a"]),
      () => vi.setSystemTime(Date.now() + lifetime + 30_000),
      () => vi.setSystemTime(Date.now() + lifetime + 60_000),
    ]) {
      const cache = open({ grace: 60_000 });
      const first = await value(cache, maker({ until: Date.now() + lifetime + 20_000 }));
      vi.advanceTimersByTime(lifetime + 1);
      pass();
      expect(await value(cache, maker())).not.toBe(first);
    }
  });

  it("a failure to make it anew is nobody's who is served", async () => {
    const cache = open({ grace: 60_000 });
    await value(cache, maker());
    vi.advanceTimersByTime(lifetime + 1);
    expect(await value(cache, () => Promise.reject(new Error("no")))).toBe("made 1");
    expect(await value(cache, maker())).toBe("made 1");
  });

  it("one that must not be kept leaves the old one, and the next reader has it made again", async () => {
    const cache = open({ grace: 60_000 });
    await value(cache, maker());
    vi.advanceTimersByTime(lifetime + 1);
    expect(await value(cache, maker({ noStore: true }))).toBe("made 1");
    await expect.poll(() => made).toBe(2);
    expect(await value(cache, maker())).toBe("made 1");
    await expect.poll(() => value(cache, maker())).toBe("made 3");
  });
});
