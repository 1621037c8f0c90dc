import { describe, expect, it } from "vitest";
import { filterGroups, groupTasks, taskSentence } from "@/lib/tasks/utils";

const task = (name: string, category: string, tools = 1) => ({
  slug: name.toLowerCase().replaceAll(" ", "-"),
  name,
  category,
  categorySlug: category.toLowerCase(),
  tools,
});
const groups = groupTasks([
  task("Transcribe a meeting", "Speech", 4),
  task("Clone a voice", "Voice"),
  task("Dictate a text", "Speech"),
  task("Read a café menu", "Fun"),
  task("Summarise a colour quiz", "Fun"),
  task("Nobody does this", "Fun", 0),
]);
const found = (text: string) =>
  filterGroups(groups, text).flatMap(({ tasks }) => tasks.map(({ name }) => name));

describe("groupTasks", () => {
  it("keeps the order, and leaves out what no tool does", () => {
    expect(groups.map(({ category, tasks }) => [category, tasks.length])).toEqual([
      ["Speech", 2],
      ["Voice", 1],
      ["Fun", 2],
    ]);
  });
});

describe("filterGroups", () => {
  it("finds every word anywhere in the name or the category, in any case and without accents", () => {
    expect(found("")).toHaveLength(5);
    expect(found("MEETING trans")).toEqual(["Transcribe a meeting"]);
    expect(found("speech text")).toEqual(["Dictate a text"]);
    expect(found("cafe")).toEqual(["Read a café menu"]);
    expect(found("meeting voice")).toEqual([]);
  });

  it("finds both ways to spell English, whole and half typed", () => {
    const words = ["summarize", "summaris", "color", "colou", "colour", "quiz", "Summarize colors"];
    expect(words.filter((word) => found(word).length === 0)).toEqual(["Summarize colors"]);
  });
});

describe("taskSentence", () => {
  it("counts tools and free plans", () => {
    expect(taskSentence(16, 9)).toBe("16 tools do this, 9 of them with a free plan.");
    expect(taskSentence(3, 3)).toBe("3 tools do this, all of them with a free plan.");
    expect(taskSentence(3, 0)).toBe("3 tools do this, none of them with a free plan.");
    expect(taskSentence(1, 1)).toBe("One tool does this, with a free plan.");
    expect(taskSentence(1, 0)).toBe("One tool does this, without a free plan.");
    expect(taskSentence(0, 0)).toBe("No tool does this yet.");
  });
});
