import { expect, it } from "vitest";
import { canonicalAddress } from "./canonical-address.mjs";
import { isKeptList, kindOf, refusal } from "./routes.mjs";

const kind = (address, development = false) => kindOf(canonicalAddress(address), development);

it.each([
  ["/", "public"],
  ["/?q=a", "public"],
  ["/?bookmarked=true&q=a", "personal"],
  ["/about?bookmarked=true", "public"],
  ["/dashboard?tab=saved", "personal"],
  ["/admin", "personal"],
  ["/admin/tools?q=a", "personal"],
  ["/administration", "public"],
  ["/moderation/reviews", "personal"],
  ["/api/docs", "public"],
  ["/api", "public"],
  ["/api/tools", "interface"],
  ["/api/docs/x", "interface"],
  ["/logo/chatgpt", "file"],
  ["/logo/a/b", "public"],
  ["/uploads/a/b.webp", "file"],
  ["/custom/abc.js", "file"],
  ["/health", "health"],
  ["/_global-error", "not-found"],
  ["/_next/image?url=/icon.svg", "not-found"],
])("%s is %s", (address, expected) => {
  expect(kind(address)).toBe(expected);
});

it("leaves the framework's tools to it while the site is developed", () => {
  expect(kind("/_next/static/chunks/a.js", true)).toBe("file");
  expect(kind("/__nextjs_source-map", true)).toBe("file");
});

it.each([
  ["GET", "public", undefined],
  ["HEAD", "file", undefined],
  ["POST", "interface", undefined],
  ["POST", "public", 405],
  ["DELETE", "personal", 405],
  ["POST", "health", 405],
  ["TRACE", "interface", 405],
])("%s of %s: %s", (method, of, status) => {
  expect(refusal(method, of)).toBe(status);
});

it.each([
  ["GET", "/api/tools?q=a", {}, true],
  ["HEAD", "/api/tools", {}, true],
  ["POST", "/api/tools", {}, false],
  ["GET", "/api/tools/abc", {}, false],
  ["GET", "/api/tools", { cookie: "a=b" }, false],
  ["GET", "/api/tools", { authorization: "Bearer x" }, false],
])("%s %s with %j may be kept: %s", (method, address, headers, expected) => {
  expect(isKeptList({ method, headers }, canonicalAddress(address))).toBe(expected);
});
