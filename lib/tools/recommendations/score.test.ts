import { describe, expect, it } from "vitest";
import { type ScoredTool, needWords, score } from "@/lib/tools/recommendations/score";

const tool: ScoredTool = {
  name: "Quill",
  description: "Drafts letters.",
  category: "AI for Writing",
  tags: ["email", "proofreading", "long form"],
  isTrending: false,
};
const points = (query: string, changes: Partial<ScoredTool> = {}) => score(query, { ...tool, ...changes });

describe("needWords", () => {
  it("are longer than two characters, once each, without filling", () => {
    expect(needWords("I need a tool to edit my PDF and edit it, for us")).toEqual(["edit", "pdf"]);
    expect(needWords("Café résumé")).toEqual(["cafe", "resume"]);
    expect(needWords("?! -- 12 ab")).toEqual([]);
  });
});

describe("score", () => {
  it("gives three for each tag", () => {
    expect(points("email")).toBe(3);
    expect(points("email proofreading")).toBe(6);
    expect(points("long form")).toBe(3);
  });

  it("asks for all words of a tag", () => {
    expect(points("long")).toBe(0);
  });

  it("gives five for the category", () => {
    expect(points("writing", { tags: [] })).toBe(5);
    expect(points("marketing", { tags: [] })).toBe(0);
  });

  it("gives two for each word of the name or description", () => {
    expect(points("quill")).toBe(2);
    expect(points("letters")).toBe(2);
    expect(points("quill letters")).toBe(4);
    expect(points("letters letters")).toBe(2);
  });

  it("gives nothing for words of two characters", () => {
    expect(points("ai", { description: "An ai of sorts", tags: ["ai"] })).toBe(0);
  });

  it("adds one for a tool that trends", () => {
    expect(points("email", { isTrending: true })).toBe(4);
  });

  it("adds everything up", () => {
    // Tag 3, category 5, "letters" and "quill" 2 each, trending 1.
    expect(points("quill: writing letters and email", { isTrending: true })).toBe(3 + 5 + 2 + 2 + 1);
  });

  it("knows a word in its common endings, case and accents", () => {
    expect(points("LETTER")).toBe(2);
    expect(points("Émail")).toBe(3);
  });

  it("counts a task like a category, and 3 more where the text says one of its phrases", () => {
    expect(score("zebra", tool, [{ score: 0.5 }])).toBe(5);
    expect(score("zebra", tool, [{ score: 0.5 }, { score: 0.9 }])).toBe(5 + 5 + 3);
  });

  it("takes anything for text", () => {
    for (const query of ["", " ", "\u0000", "\ud800", "💡".repeat(300), "a'b\"c\\d%", "x".repeat(5_000)])
      expect(score(query, tool)).toBe(0);
  });
});
