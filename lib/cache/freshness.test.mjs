import { beforeEach, describe, expect, it, vi } from "vitest";

let freshness;
beforeEach(async () => {
  delete globalThis.almanacFreshness;
  vi.resetModules();
  freshness = await import("./freshness.mjs");
});

describe("what was made here", () => {
  it("is true until one of its tags is dropped", () => {
    const { begun, drop, isFresh } = freshness;
    const moment = begun();
    drop(["a", "b"]);
    expect(isFresh(["c"], moment)).toBe(true);
    expect(isFresh(["c", "b"], moment)).toBe(false);
    expect(isFresh(["b"], begun())).toBe(true);
  });

  it("counts as begun with its request, however long it takes", async () => {
    const { begun, drop, forRequest, isFresh } = freshness;
    const moment = await forRequest(async () => {
      await Promise.resolve();
      drop(["a"]);
      await Promise.resolve();
      return begun();
    });
    expect(isFresh(["a"], moment)).toBe(false);
    expect(isFresh(["b"], moment)).toBe(true);
  });

  it("is dropped by what another instance dropped, and by a new beginning", () => {
    const { begun, dropAll, isFresh, learn } = freshness;
    const first = begun();
    learn("5-0", ["a"]);
    expect([isFresh(["a"], first), isFresh(["b"], first)]).toEqual([false, true]);
    const second = begun();
    dropAll("7-0");
    expect([isFresh(["b"], second), isFresh([], second), isFresh(["b"], begun())]).toEqual([
      false,
      false,
      true,
    ]);
  });

  it("is no longer believed when tags that were dropped since are forgotten", () => {
    const { begun, drop, isFresh } = freshness;
    const before = begun();
    drop(["first"]);
    const between = begun();
    for (let i = 0; i < 20; i++) drop(Array.from({ length: 1000 }, (_, n) => `tag ${i} ${n}`));
    expect(isFresh(["first"], before)).toBe(false);
    expect(isFresh(["never"], before)).toBe(false);
    expect(isFresh(["never"], between)).toBe(true);
  });
});

describe("what was made anywhere", () => {
  it("is true when nothing was dropped after the last id that its maker knew", () => {
    const { isFreshAnywhere, learn } = freshness;
    learn("999-3", ["a"]);
    learn("1000-0", ["b"]);
    expect(isFreshAnywhere(["a"], "999-2")).toBe(false);
    expect(isFreshAnywhere(["a"], "999-3")).toBe(true);
    expect(isFreshAnywhere(["a"], "999-10")).toBe(true);
    expect(isFreshAnywhere(["b", "c"], "999-10")).toBe(false);
    expect(isFreshAnywhere(["c"], "1-0")).toBe(true);
  });

  it("is not believed while what was dropped here has no id yet", () => {
    const { drop, isFreshAnywhere, learn } = freshness;
    drop(["a"]);
    expect(isFreshAnywhere(["a"], "9999-0")).toBe(false);
    learn("10000-0", ["a"]);
    expect(isFreshAnywhere(["a"], "9999-0")).toBe(false);
    expect(isFreshAnywhere(["a"], "10000-0")).toBe(true);
  });

  it("is not believed when it is older than all that is known", () => {
    const { dropAll, isFreshAnywhere } = freshness;
    dropAll("50-0");
    expect([isFreshAnywhere([], "49-9"), isFreshAnywhere([], "50-0")]).toEqual([false, true]);
  });
});
