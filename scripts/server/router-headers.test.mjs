import { expect, it } from "vitest";
import { hasPlainRouterHeaders } from "./router-headers.mjs";

const state = (/** @type {unknown} */ tree) => ({
  "next-router-state-tree": encodeURIComponent(JSON.stringify(tree)),
});

it.each([
  ["none", {}],
  ["a prefetch", { "next-router-prefetch": "1" }],
  ["a page", state(["", { children: ["(site)", { children: ["about", { children: ["__PAGE__", {}] }] }] }])],
  [
    "a part that is asked for anew",
    state([
      "",
      { children: [["slug", "chatgpt", "d", null], { children: ["__PAGE__?{}", {}, null, "refetch"] }] },
      null,
      null,
      16,
    ]),
  ],
])("takes what Next's client sends: %s", (_, headers) => {
  expect(hasPlainRouterHeaders(headers)).toBe(true);
});

it.each([
  ["no tree", { "next-router-state-tree": "garbage" }],
  ["a broken escape", { "next-router-state-tree": "%E0%A4%A" }],
  ["a tree without children", state([""])],
  ["another kind of part", state([["slug", "chatgpt", "x", null], {}])],
  ["a wrong mark", state(["", {}, null, "everything"])],
  ["more than a tree has", state(["", {}, null, null, 1, "", 1])],
  ["another prefetch", { "next-router-prefetch": "2" }],
])("refuses %s", (_, headers) => {
  expect(hasPlainRouterHeaders(headers)).toBe(false);
});
