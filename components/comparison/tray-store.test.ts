import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { toast } from "@/components/ui/toast";

vi.mock("@/components/ui/toast", () => ({ toast: { info: vi.fn() } }));

const key = "almanac-compare";
const tool = (id: string) => ({ id, name: id.toUpperCase(), slug: `${id}-slug` });
const tools = (...ids: string[]) => ids.map(tool);

let storage: Map<string, string>;
const stored = () => JSON.parse(storage.get(key) ?? "null") as unknown;
/** The store as a new page has it. */
const open = async () => {
  vi.resetModules();
  return import("@/components/comparison/tray-store");
};

beforeEach(() => {
  storage = new Map();
  vi.stubGlobal("localStorage", {
    getItem: (name: string) => storage.get(name) ?? null,
    setItem: (name: string, value: string) => void storage.set(name, value),
    removeItem: (name: string) => void storage.delete(name),
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

describe("the tray", () => {
  it("keeps what is chosen, in order, and takes it back", async () => {
    const { toggleChosen } = await open();
    for (const one of tools("b", "a")) toggleChosen(one);
    expect(stored()).toEqual(tools("b", "a"));
    toggleChosen(tool("b"));
    expect(stored()).toEqual(tools("a"));
    toggleChosen(tool("a"));
    expect(storage.has(key)).toBe(false);
  });

  it("goes on with what was chosen on another page", async () => {
    storage.set(key, JSON.stringify(tools("a")));
    const { toggleChosen } = await open();
    toggleChosen({ ...tool("b"), votes: 3 } as never);
    expect(stored()).toEqual(tools("a", "b"));
  });

  it("takes four tools at most, and says so", async () => {
    const { toggleChosen } = await open();
    for (const one of tools("a", "b", "c", "d", "e")) toggleChosen(one);
    expect(stored()).toEqual(tools("a", "b", "c", "d"));
    expect(vi.mocked(toast.info).mock.calls).toEqual([["You can compare four tools at most."]]);
    toggleChosen(tool("a"));
    toggleChosen(tool("e"));
    expect(stored()).toEqual(tools("b", "c", "d", "e"));
  });

  it("puts back what was cleared, before what was chosen since", async () => {
    const { clearChosen, toggleChosen } = await open();
    for (const one of tools("a", "b", "c")) toggleChosen(one);
    clearChosen();
    expect(storage.has(key)).toBe(false);
    for (const one of tools("d", "b", "e")) toggleChosen(one);
    const [, , undo] = vi.mocked(toast.info).mock.lastCall!;
    undo!.onClick();
    expect(stored()).toEqual(tools("a", "b", "c", "d"));
  });

  it.each(["{", "null", '{"a":1}', '[1,null,{"id":1}]'])(
    "counts spoilt storage as empty: %s",
    async (text) => {
      storage.set(key, text);
      const { toggleChosen } = await open();
      toggleChosen(tool("a"));
      expect(stored()).toEqual(tools("a"));
    },
  );

  it("does without storage", async () => {
    vi.unstubAllGlobals();
    const { clearChosen, toggleChosen } = await open();
    expect(() => {
      toggleChosen(tool("a"));
      clearChosen();
    }).not.toThrow();
  });
});
