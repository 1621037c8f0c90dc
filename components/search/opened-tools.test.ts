import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import {
  clearOpened,
  forgetOpened,
  keepOpened,
  maxOpened,
  readOpened,
} from "@/components/search/opened-tools";

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

const tool = (slug: string) => ({ slug, name: slug.toUpperCase() });
const slugs = () => readOpened().map(({ slug }) => slug);

describe("opened tools", () => {
  it("keeps the eight newest, newest first, each once and under its last name", () => {
    for (const slug of ["a", "b", "c", "d", "e", "f", "g", "h", "i", "c"]) keepOpened(tool(slug));
    expect(slugs()).toEqual(["c", "i", "h", "g", "f", "e", "d", "b"]);
    expect(slugs()).toHaveLength(maxOpened);
    keepOpened({ slug: "b", name: "Bee" });
    expect(readOpened()[0]).toEqual({ slug: "b", name: "Bee" });
  });

  it("keeps nothing of a tool but its address and name", () => {
    keepOpened({ ...tool("a"), votes: 7 } as ReturnType<typeof tool>);
    expect(values.get("opened-tools")).toBe('[{"slug":"a","name":"A"}]');
  });

  it("forgets one that is gone, and all, and then leaves nothing behind", () => {
    keepOpened(tool("a"));
    keepOpened(tool("b"));
    forgetOpened("a");
    expect(slugs()).toEqual(["b"]);
    clearOpened();
    expect(values.size).toBe(0);
  });

  it("drops entries that are no tools", () => {
    values.set(
      "opened-tools",
      '[null, "a", {"slug":"b"}, {"slug":"","name":"C"}, {"slug":7,"name":"D"}, {"slug":"e","name":"E"}]',
    );
    expect(slugs()).toEqual(["e"]);
  });

  it("survives storage that can't be used", () => {
    const broken = () => {
      throw new DOMException("The operation is insecure.", "SecurityError");
    };
    vi.stubGlobal("localStorage", { getItem: broken, setItem: broken, removeItem: broken });
    expect(readOpened()).toEqual([]);
    expect(() => keepOpened(tool("a"))).not.toThrow();
  });
});
