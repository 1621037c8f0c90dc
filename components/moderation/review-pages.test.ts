import { expect, it } from "vitest";
import { pagesAround } from "@/components/moderation/review-pages";

it("names the pages around one, the ends, and the gaps between", () => {
  expect(pagesAround(1, 1)).toEqual([1]);
  expect(pagesAround(2, 3)).toEqual([1, 2, 3]);
  expect(pagesAround(5, 9)).toEqual([1, null, 4, 5, 6, null, 9]);
  expect(pagesAround(9, 9)).toEqual([1, null, 8, 9]);
});
