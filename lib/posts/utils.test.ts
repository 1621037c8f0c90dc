import { describe, expect, it } from "vitest";
import { initials, readTime, searchWords, stateOf } from "@/lib/posts/utils";

describe("initials", () => {
  it.each([
    ["Ada Lovelace", "AL"],
    ["The Editors", "TE"],
    ["Émile", "É"],
    ["Jean-Luc de la Tour", "JT"],
    ["  ", "?"],
    ["李 小龙", "李小"],
  ])("of %s are %s", (name, letters) => expect(initials(name)).toBe(letters));
});

describe("searchWords", () => {
  it("takes the words that were typed, once each and not too many", () => {
    expect(searchWords("  open  weights open ")).toEqual(["open", "weights"]);
    expect(searchWords("a b c d e f g h i j")).toHaveLength(8);
    expect(searchWords("x".repeat(999))[0]).toHaveLength(200);
    expect(searchWords("a\0b")).toEqual(["a", "b"]);
    expect(searchWords("")).toEqual([]);
  });
});

describe("stateOf", () => {
  it("is scheduled until the moment of publication", () => {
    const post = { status: "published", publishedAt: "2026-01-02T00:00:00.000Z" } as const;
    const at = Date.parse(post.publishedAt);
    expect([stateOf(post, at - 1), stateOf(post, at)]).toEqual(["scheduled", "published"]);
    expect(stateOf({ ...post, status: "draft" }, at - 1)).toBe("draft");
  });
});

describe("readTime", () => {
  it("is a minute at least", () => {
    expect(readTime("")).toBe("1 min read");
    expect(readTime(`<p>${"word ".repeat(1100)}</p>`)).toBe("5 min read");
  });
});
