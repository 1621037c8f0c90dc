import { expect, it } from "vitest";
import { mergeFields } from "@/components/admin/merge-fields";

const base = { name: "Ink", description: "Old words.", tags: ["one"], price: 20 as number | string };

it("keeps what either changed, where nothing meets", () => {
  const mine = { ...base, name: "Inkwell" };
  const theirs = { ...base, description: "New words." };
  const both = { ...base, name: "Inkwell", description: "New words." };
  expect(mergeFields(base, mine, theirs)).toEqual({
    mine: both,
    theirs: both,
    collided: [],
    taken: ["description"],
  });
});

it("asks about what both changed alone", () => {
  const mine = { ...base, name: "Mine", tags: ["one", "mine"] };
  const theirs = { ...base, name: "Theirs", description: "New words." };
  expect(mergeFields(base, mine, theirs)).toEqual({
    mine: { ...mine, description: "New words." },
    theirs: { ...mine, name: "Theirs", description: "New words." },
    collided: ["name"],
    taken: ["description"],
  });
});

it("has nothing to ask where both wrote the same, or nothing in other words", () => {
  const mine: typeof base = { ...base, name: "Inkwell", price: "20", description: "" };
  const { collided, taken } = mergeFields(base, mine, { ...mine, price: 20 });
  expect({ collided, taken }).toEqual({ collided: [], taken: [] });
});

it("merges groups of fields by theirs", () => {
  const began = { content: { introduction: "Old.", author: "Ada" } };
  const mine = { content: { introduction: "Mine.", author: "Ada" } };
  expect(mergeFields(began, mine, { content: { introduction: "Old.", author: "Eve" } })).toMatchObject({
    mine: { content: { introduction: "Mine.", author: "Eve" } },
    collided: [],
    taken: ["content"],
  });
  expect(mergeFields(began, mine, { content: { introduction: "Theirs.", author: "Eve" } })).toEqual({
    mine: { content: { introduction: "Mine.", author: "Eve" } },
    theirs: { content: { introduction: "Theirs.", author: "Eve" } },
    collided: ["content"],
    taken: [],
  });
});

it("asks about every difference where nobody knows what it began with", () => {
  expect(mergeFields({}, { ...base, name: "Mine" }, base).collided).toEqual(["name"]);
});
