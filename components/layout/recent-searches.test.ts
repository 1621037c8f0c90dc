import { describe, expect, it } from "vitest";
import { maxRecent, readRecent, withRecent, writeRecent } from "@/components/layout/recent-searches";

function memory(initial?: string) {
  const values = new Map(initial === undefined ? [] : [["recent-searches", initial]]);
  const store = {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
  };
  return { values, store: () => store };
}

const broken = () => {
  throw new DOMException("The operation is insecure.", "SecurityError");
};

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
    const { store } = memory();
    writeRecent(["video", "music"], store);
    expect(readRecent(store)).toEqual(["video", "music"]);
  });

  it("leaves nothing behind when the list is empty", () => {
    const { store, values } = memory('["video"]');
    writeRecent([], store);
    expect(values.size).toBe(0);
  });

  it.each(["not json", '{"a":1}', "null", "7"])("takes spoilt storage as empty: %s", (stored) => {
    expect(readRecent(memory(stored).store)).toEqual([]);
  });

  it("drops entries that are no searches", () => {
    expect(readRecent(memory('["video", 7, null, " ", "music"]').store)).toEqual(["video", "music"]);
  });

  it("survives storage that can't be used", () => {
    expect(readRecent(broken)).toEqual([]);
    expect(() => writeRecent(["video"], broken)).not.toThrow();
  });
});
