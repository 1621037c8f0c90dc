import { afterEach, describe, expect, it } from "vitest";
import { changedAddress } from "./use-list-state";

describe("the address of a table", () => {
  it.each([
    ["?q=ai&page=3", { q: "ml" }, "/admin/tools?q=ml"],
    ["?q=ai&page=3", { page: 4 }, "/admin/tools?q=ai&page=4"],
    ["?q=ai&page=3", { page: 1 }, "/admin/tools?q=ai"],
    ["?q=ai", { q: "" }, "/admin/tools"],
    ["", { status: "draft", sort: "name" }, "/admin/tools?status=draft&sort=name"],
  ])("of %s with %j is %s", (search, changes, expected) =>
    expect(changedAddress("/admin/tools", search, changes)).toBe(expected),
  );

  const size = Object.getOwnPropertyDescriptor(URLSearchParams.prototype, "size")!;
  afterEach(() => void Object.defineProperty(URLSearchParams.prototype, "size", size));
  it("is right where a browser knows no size of a query", () => {
    Reflect.deleteProperty(URLSearchParams.prototype, "size");
    expect(changedAddress("/admin/tools", "", { q: "ml" })).toBe("/admin/tools?q=ml");
  });
});
