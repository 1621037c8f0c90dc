import { describe, expect, it } from "vitest";
import { canonicalAddress } from "./canonical-address.mjs";

describe("canonicalAddress", () => {
  it.each([
    ["/", "/"],
    ["/about?", "/about"],
    ["/?sort=popular&q=a%20b&page=2", "/?page=2&q=a+b&sort=popular"],
    ["/?utm_source=x&fbclid=y&q=a", "/?q=a"],
    ["/?page=2&page=1", "/?page=2&page=1"],
    ["/ai-tools/claude?token=x", "/ai-tools/claude?token=x"],
    ["/ai-tools/caf%C3%A9", "/ai-tools/caf%C3%A9"],
    ["/ai-tools/%25ff", "/ai-tools/%25ff"],
    ["/ai-tools/a.b..c", "/ai-tools/a.b..c"],
    ["/latest-news/...", "/latest-news/..."],
    ["/constructor?__proto__=1", "/constructor?__proto__=1"],
  ])("writes %s as %s", (address, url) => {
    expect(canonicalAddress(address)).toEqual({ path: url.split("?")[0], url });
  });

  it.each([
    "/api/../about?token=EVIL",
    "/api/./../about",
    "/api/%2e%2e/about",
    "/api/%2E./about",
    "/api/.%2e/about",
    "/api/%252e%252e/about",
    `/about%${"25".repeat(50)}41`,
    "/uploads/..",
    "/_next/static/../../about",
    "/admin/..",
    "/.",
    "/a/./b",
    "/a\\..\\b",
    "/a%5c..%5cb",
    "/api%2f..%2fabout",
    "/api/x%252f..%252fabout",
    "/a%00b",
    "/%ff",
    "/api/tools/%",
    "http://example.org/",
    "*",
    "",
    `/?q=${"x".repeat(9000)}`,
  ])("refuses %s", (address) => {
    expect(canonicalAddress(address)).toBeUndefined();
  });

  it("takes 200 names in a query and not one more", () => {
    const query = (/** @type {number} */ names) =>
      Array.from({ length: names }, (_, i) => `n=${i}`).join("&");
    expect(canonicalAddress(`/?${query(200)}`)).toEqual({ path: "/", url: `/?${query(200)}` });
    expect(canonicalAddress(`/?${query(201)}`)).toBeUndefined();
    expect(canonicalAddress(`/about?${"a&".repeat(4_000)}`)).toBeUndefined();
  });

  it.each([
    ["//about", "/about"],
    ["//evil.example/x?b=1&a=2", "/evil.example/x?a=2&b=1"],
    ["/ai-tools///claude", "/ai-tools/claude"],
  ])("sends %s to %s", (address, moved) => {
    expect(canonicalAddress(address)).toEqual({ moved });
  });
});
