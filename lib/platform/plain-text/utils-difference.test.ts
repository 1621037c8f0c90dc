import { describe, expect, it } from "vitest";
import { cutDifference, type DiffPart, diffWords } from "@/lib/platform/plain-text/utils-difference";

const marked = (parts: DiffPart[]) =>
  parts.map(({ kind, text }) => ({ same: text, gone: `[-${text}-]`, new: `[+${text}+]` })[kind]).join("");
const side = (parts: DiffPart[], without: "gone" | "new") =>
  parts
    .filter(({ kind }) => kind !== without)
    .map(({ text }) => text)
    .join("");

describe("diffWords", () => {
  it.each([
    ["", "", ""],
    ["one two", "one two", "one two"],
    ["", "one", "[+one+]"],
    ["one", "", "[-one-]"],
    ["It is fast.", "It is slow.", "It is [-fast.-][+slow.+]"],
    ["a b c d", "a c d e", "a [-b -]c d[+ e+]"],
  ])("tells %j from %j", (from, to, told) => {
    expect(marked(diffWords(from, to))).toBe(told);
  });

  it("takes a rewritten text as a whole, not in pieces of the words that both happen to have", () => {
    const from = "The editor is fast and I use it for notes of every meeting.";
    const to = "Good and cheap, but it loses what is typed while the network is away for long.";
    expect(marked(diffWords(from, to))).toBe(`[-${from}-][+${to}+]`);
    expect(diffWords(from, `${from} Since May it also has an outline, folders and tags.`)[0]).toEqual({
      kind: "same",
      text: from,
    });
  });

  it("loses nothing of either, however long they are", () => {
    const words = (step: number, count: number) =>
      Array.from({ length: count }, (_, n) => String((n * step) % 17)).join(" ");
    for (const [from, to] of [
      [words(3, 60), words(5, 70)],
      [words(3, 1_500), words(5, 2_400)],
    ] as const) {
      const parts = diffWords(from, to);
      expect([side(parts, "new"), side(parts, "gone")]).toEqual([from, to]);
    }
  });
});

describe("cutDifference", () => {
  const same = "lorem ipsum ".repeat(40);
  const cut = (from: string, to: string) => cutDifference(diffWords(from, to), 20, 60);

  it("leaves short texts alone", () => {
    expect(marked(cut("It is fast.", "It is slow."))).toBe("It is [-fast.-][+slow.+]");
  });

  it("keeps what differs, and a little of what stands beside it", () => {
    const [before, gone, added, after] = cut(`${same}old ${same}`, `${same}new ${same}`);
    expect([gone, added]).toEqual([
      { kind: "gone", text: "old" },
      { kind: "new", text: "new" },
    ]);
    expect(before!.text).toBe(`…${same.slice(-20)}`);
    expect(after!.text).toBe(` ${same.slice(0, 19)}…`);
  });

  it("cuts what differs, too, and never within a character", () => {
    const added = cut("", "🙂".repeat(400)).at(-1);
    expect(added!.text).toBe(`${"🙂".repeat(60)}…`);
  });
});
