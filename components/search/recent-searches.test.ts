import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { maxRecent, readRecent, withRecent, writeRecent } from "@/components/search/recent-searches";

const values = new Map<string, string>();
beforeEach(() => {
  values.clear();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
  });
});
afterEach(() => vi.unstubAllGlobals());
const keep = (stored: string) => values.set("recent-searches", stored);

describe("recent searches", () => {
  it("keeps the five newest, newest first", () => {
    const list = ["a", "b", "c", "d", "e", "f"].reduce(withRecent, [] as string[]);
    expect(list).toEqual(["f", "e", "d", "c", "b"]);
    expect(list).toHaveLength(maxRecent);
  });

  it("moves a repeated search to the front, whatever its case", () => {
    expect(withRecent(["video", "music"], " Music ")).toEqual(["Music", "video"]);
  });

  it("does not keep blank searches and bounds long ones", () => {
    expect(withRecent(["video"], "  ")).toEqual(["video"]);
    expect(withRecent([], "x".repeat(500))[0]).toHaveLength(200);
  });

  it("reads what was written", () => {
    writeRecent(["video", "music"]);
    expect(readRecent()).toEqual(["video", "music"]);
  });

  it("leaves nothing behind when the list is empty", () => {
    keep('["video"]');
    writeRecent([]);
    expect(values.size).toBe(0);
  });

  it.each(["not json", '{"a":1}', "null", "7"])("takes spoilt storage as empty: %s", (stored) => {
    keep(stored);
    expect(readRecent()).toEqual([]);
  });

  it("drops entries that are no searches", () => {
    keep('["video", 7, null, " ", "music"]');
    expect(readRecent()).toEqual(["video", "music"]);
  });

  it("survives storage that can't be used", () => {
    const broken = () => {
      throw new DOMException("The operation is insecure.", "SecurityError");
    };
    vi.stubGlobal("localStorage", { getItem: broken, setItem: broken, removeItem: broken });
    expect(readRecent()).toEqual([]);
    expect(() => writeRecent(["video"])).not.toThrow();
  });
});
