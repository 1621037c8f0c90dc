import { describe, expect, it } from "vitest";
import { MeaningIndex } from "@/lib/search/understanding/meaning-index";

const words = (text: string) => text.split(" ");
const index = await MeaningIndex.of(
  [["transcribe a meeting", "write up our calls"], ["repair a torn picture"], []],
  (phrases) => phrases.map(words),
);
const near = (text: string) => [...index.nearness(words(text))];

describe("MeaningIndex", () => {
  it("finds the owner whose phrases mean the same in other words", () => {
    const [meeting, picture] = near("record the conversation of my colleagues");
    expect(meeting).toBeGreaterThan(picture!);
    const [calls, photo] = near("fix a damaged snapshot");
    expect(photo).toBeGreaterThan(calls!);
  });

  it("takes the mean of the two nearest phrases, or the only one", () => {
    const [meeting, picture] = near("transcribe a meeting");
    expect(meeting).toBeLessThan(0.95);
    expect(meeting).toBeGreaterThan(picture!);
    expect(near("repair a torn picture")[1]).toBeCloseTo(1, 1);
  });

  it("is far from everything for no words, unknown ones and an owner without phrases", () => {
    expect(near("")).toEqual([0, 0, 0]);
    expect(near("qwrtzu fjfjfjfj")).toEqual([0, 0, 0]);
    expect(near("a meeting")[2]).toBe(0);
  });
});
