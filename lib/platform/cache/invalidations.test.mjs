import { beforeEach, describe, expect, it, vi } from "vitest";

let invalidations;
beforeEach(async () => {
  delete globalThis.almanacInvalidations;
  vi.resetModules();
  invalidations = await import("./invalidations.mjs");
});

describe("what was made here", () => {
  it("is true until one of its tags is dropped", () => {
    const { currentVersion, invalidateTags, isCurrent } = invalidations;
    const moment = currentVersion();
    invalidateTags(["a", "b"]);
    expect(isCurrent(["c"], moment)).toBe(true);
    expect(isCurrent(["c", "b"], moment)).toBe(false);
    expect(isCurrent(["b"], currentVersion())).toBe(true);
  });

  it("is dropped by what another instance dropped, and by a new beginning", () => {
    const { currentVersion, invalidateEverything, isCurrent, applyInvalidations } = invalidations;
    const first = currentVersion();
    applyInvalidations("5-0", ["a"]);
    expect([isCurrent(["a"], first), isCurrent(["b"], first)]).toEqual([false, true]);
    const second = currentVersion();
    invalidateEverything("7-0");
    expect([isCurrent(["b"], second), isCurrent([], second), isCurrent(["b"], currentVersion())]).toEqual([
      false,
      false,
      true,
    ]);
  });

  it("is no longer believed when tags that were dropped since are forgotten", () => {
    const { currentVersion, invalidateTags, isCurrent } = invalidations;
    const before = currentVersion();
    invalidateTags(["first"]);
    const between = currentVersion();
    for (let i = 0; i < 20; i++) invalidateTags(Array.from({ length: 1000 }, (_, n) => `tag ${i} ${n}`));
    expect(isCurrent(["first"], before)).toBe(false);
    expect(isCurrent(["never"], before)).toBe(false);
    expect(isCurrent(["never"], between)).toBe(true);
  });
});

describe("what was made anywhere", () => {
  it("is true when nothing was dropped after the last id that its maker knew", () => {
    const { isCurrentAnywhere, applyInvalidations } = invalidations;
    applyInvalidations("999-3", ["a"]);
    applyInvalidations("1000-0", ["b"]);
    expect(isCurrentAnywhere(["a"], "999-2")).toBe(false);
    expect(isCurrentAnywhere(["a"], "999-3")).toBe(true);
    expect(isCurrentAnywhere(["a"], "999-10")).toBe(true);
    expect(isCurrentAnywhere(["b", "c"], "999-10")).toBe(false);
    expect(isCurrentAnywhere(["c"], "1-0")).toBe(true);
  });

  it("is not believed while what was dropped here has no id yet", () => {
    const { invalidateTags, isCurrentAnywhere, applyInvalidations } = invalidations;
    invalidateTags(["a"]);
    expect(isCurrentAnywhere(["a"], "9999-0")).toBe(false);
    applyInvalidations("10000-0", ["a"]);
    expect(isCurrentAnywhere(["a"], "9999-0")).toBe(false);
    expect(isCurrentAnywhere(["a"], "10000-0")).toBe(true);
  });

  it("is not believed when it is older than all that is known", () => {
    const { invalidateEverything, isCurrentAnywhere } = invalidations;
    invalidateEverything("50-0");
    expect([isCurrentAnywhere([], "49-9"), isCurrentAnywhere([], "50-0")]).toEqual([false, true]);
  });
});

describe("who listens", () => {
  it("is told of every invalidation, and waited for", async () => {
    const { invalidateTags, invalidationsSent, addListener } = invalidations;
    const told = [];
    let sent = false;
    const stop = addListener({
      publish: (tags) => told.push(...tags),
      sent: async () => {
        await Promise.resolve();
        sent = true;
      },
    });
    invalidateTags(["a", "b"]);
    invalidateTags([]);
    await invalidationsSent();
    expect([told, sent]).toEqual([["a", "b"], true]);
    stop();
    invalidateTags(["c"]);
    expect(told).toEqual(["a", "b"]);
  });
});
