import { expect, it } from "vitest";
import { type Combination, Counts } from "@/lib/search/counts";

const plain: Combination = {
  category: 1,
  pricing: 0,
  stars: 4,
  isNew: false,
  isTrending: false,
  isUpcoming: false,
  factSet: 1,
  tools: 10,
};
const counts = new Counts();
counts.addSets([
  { id: 1, facts: ["platform:web"], price: 0 },
  { id: 2, facts: ["platform:ios", "platform:web"], price: 20 },
]);
counts.update([
  plain,
  { ...plain, factSet: 2, tools: 4 },
  { ...plain, category: 2, pricing: 2, isNew: true, tools: 2 },
  { ...plain, isUpcoming: true, tools: 1 },
]);
const countOf = (filter: Parameters<Counts["choices"]>[0], field: string, value: string) =>
  counts.choices(filter, [10, 50]).find((choice) => choice.field === field && choice.value === value)?.tools;

it("counts the tools that meet a filter", () => {
  expect(counts.total({})).toBe(17);
  expect(counts.total({ isUpcoming: false, facts: ["platform:ios"] })).toBe(4);
  expect(counts.total({ maxPrice: 10, categories: [2] })).toBe(2);
  expect(counts.total({ categories: [] })).toBe(0);
  expect(counts.total({ facts: ["platform:amiga"] })).toBe(0);
});

it("counts a choice in the place of the present one, and a fact beside the others", () => {
  const filter = { pricing: "free", isUpcoming: false } as const;
  expect(countOf(filter, "pricing", "paid")).toBe(2);
  expect(countOf(filter, "pricing", "free")).toBe(14);
  expect(countOf(filter, "category", "2")).toBeUndefined();
  expect(countOf(filter, "fact", "platform:ios")).toBe(4);
  expect(countOf({ maxPrice: 10 }, "price", "50")).toBe(17);
  expect(countOf({ minRating: 5 }, "stars", "4")).toBe(17);
  expect(countOf({ minRating: 5 }, "new", "true")).toBe(0);
});

it("takes over what has changed", () => {
  expect(counts.unknownSets([plain, { ...plain, factSet: 3 }])).toEqual([3]);
  counts.update([{ ...plain, tools: 0 }]);
  expect(counts.total({})).toBe(7);
});
