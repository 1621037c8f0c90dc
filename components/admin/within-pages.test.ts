import { expect, test, vi } from "vitest";
import { withinPages } from "@/components/admin/within-pages";

const { signal } = new AbortController();

test.each([
  [1, 0],
  [1, 1],
  [3, 3],
])("page %i of %i is answered", (page, pages) => {
  const turn = vi.fn();
  expect(withinPages("rows", { page, pages, signal, turn })).toBe("rows");
  expect(turn).not.toHaveBeenCalled();
});

test.each([
  [2, 1, 1],
  [99, 3, 3],
  [2, 0, 1],
])("page %i of %i turns to page %i", async (page, pages, last) => {
  const turn = vi.fn();
  const answer = withinPages("rows", { page, pages, signal, turn });
  expect(turn).toHaveBeenCalledExactlyOnceWith(last);
  expect(await Promise.race([answer, Promise.resolve("not answered")])).toBe("not answered");
});

test("a question that was given up turns nothing", () => {
  const turn = vi.fn();
  void withinPages("rows", { page: 2, pages: 1, signal: AbortSignal.abort(), turn });
  expect(turn).not.toHaveBeenCalled();
});
