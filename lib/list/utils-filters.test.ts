import { expect, it } from "vitest";
import { hasValue, type ListFilters, listHref, withoutValue } from "./utils-filters";

const filters: ListFilters = { q: " voice ", pricing: "free", platform: ["ios", "web"], isUpcoming: false };

it("knows what is asked for", () => {
  expect(hasValue(filters, { name: "platform", value: "web" })).toBe(true);
  expect(hasValue(filters, { name: "platform", value: "linux" })).toBe(false);
  expect(hasValue(filters, { name: "isUpcoming", value: false })).toBe(true);
  // The order that a search has by itself.
  expect(hasValue({ q: "voice", sort: "relevance" }, { name: "sort", value: "relevance" })).toBe(false);
});

it("takes a filter away, or one of its values", () => {
  expect(withoutValue(filters, { name: "pricing", value: "free" })).toEqual({
    q: " voice ",
    platform: ["ios", "web"],
    isUpcoming: false,
  });
  expect(withoutValue(filters, { name: "platform", value: "ios" })).toEqual({
    ...filters,
    platform: ["web"],
  });
  const last = withoutValue({ platform: ["ios"] }, { name: "platform", value: "ios" });
  expect(listHref(last)).toBe("/");
});
