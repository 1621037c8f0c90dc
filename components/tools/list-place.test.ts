import { afterEach, expect, it, vi } from "vitest";
import { keepPlace, mergeItems, pageHref } from "./list-place";

it.each([
  ["/?page=2", 3, "/?page=3"],
  ["/?minRating=4&page=3&platform=ios&platform=web", 2, "/?minRating=4&page=2&platform=ios&platform=web"],
  ["/category/image?page=2&sort=newest", 1, "/category/image?sort=newest"],
  ["/?page=2", 1, "/"],
])("of %s, page %d is %s", (href, page, expected) => expect(pageHref(href, page)).toBe(expected));

const items = (...ids: string[]) => ids.map((id) => ({ id, votes: 0 }));

it("shows what was loaded in its order, as the server has it now", () => {
  const kept = { first: 1, last: 2, before: 0, items: items("a", "b", "c", "d") };
  const fresh = [{ id: "c", votes: 5 }, ...items("e")];
  expect(mergeItems(kept, fresh, 2)).toEqual([
    ...items("a", "b"),
    { id: "c", votes: 5 },
    ...items("d"),
    ...items("e"),
  ]);
});

it("adds nothing of a page that is not the last that was loaded", () => {
  const kept = { first: 1, last: 2, before: 0, items: items("a", "b") };
  expect(mergeItems(kept, items("a", "x"), 1)).toEqual(items("a", "b"));
});

afterEach(() => vi.unstubAllGlobals());
it("leaves what else the tab's history holds of this place", () => {
  const replaceState = vi.fn();
  vi.stubGlobal("history", { state: { asked: "notes of a meeting" }, replaceState });
  vi.stubGlobal("location", { pathname: "/", search: "" });
  vi.stubGlobal("sessionStorage", { setItem: vi.fn(), removeItem: vi.fn() });
  keepPlace({ first: 1, last: 2, before: 0, items: items("a") }, "/?page=2");
  expect(replaceState.mock.lastCall).toEqual([
    expect.objectContaining({ asked: "notes of a meeting" }),
    "",
    "/?page=2",
  ]);
});
