import { describe, expect, it } from "vitest";
import {
  clearOpened,
  forgetOpened,
  keepOpened,
  maxOpened,
  readOpened,
} from "@/components/layout/opened-tools";

function memory(initial?: string) {
  const values = new Map(initial === undefined ? [] : [["opened-tools", initial]]);
  const store = {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
  };
  return { values, store: () => store };
}

const tool = (slug: string) => ({ slug, name: slug.toUpperCase() });
const slugs = (store: () => Storage | ReturnType<ReturnType<typeof memory>["store"]>) =>
  readOpened(store).map(({ slug }) => slug);

describe("opened tools", () => {
  it("keeps the eight newest, newest first, each once and under its last name", () => {
    const { store } = memory();
    for (const slug of ["a", "b", "c", "d", "e", "f", "g", "h", "i", "c"]) keepOpened(tool(slug), store);
    expect(slugs(store)).toEqual(["c", "i", "h", "g", "f", "e", "d", "b"]);
    expect(slugs(store)).toHaveLength(maxOpened);
    keepOpened({ slug: "b", name: "Bee" }, store);
    expect(readOpened(store)[0]).toEqual({ slug: "b", name: "Bee" });
  });

  it("keeps nothing of a tool but its address and name", () => {
    const { store, values } = memory();
    keepOpened({ ...tool("a"), votes: 7 } as ReturnType<typeof tool>, store);
    expect(values.get("opened-tools")).toBe('[{"slug":"a","name":"A"}]');
  });

  it("forgets one that is gone, and all, and then leaves nothing behind", () => {
    const { store, values } = memory();
    keepOpened(tool("a"), store);
    keepOpened(tool("b"), store);
    forgetOpened("a", store);
    expect(slugs(store)).toEqual(["b"]);
    clearOpened(store);
    expect(values.size).toBe(0);
  });

  it("drops entries that are no tools", () => {
    expect(
      slugs(
        memory(
          '[null, "a", {"slug":"b"}, {"slug":"","name":"C"}, {"slug":7,"name":"D"}, {"slug":"e","name":"E"}]',
        ).store,
      ),
    ).toEqual(["e"]);
  });

  it("survives storage that can't be used", () => {
    const broken = () => {
      throw new DOMException("The operation is insecure.", "SecurityError");
    };
    expect(readOpened(broken)).toEqual([]);
    expect(() => keepOpened(tool("a"), broken)).not.toThrow();
  });
});
