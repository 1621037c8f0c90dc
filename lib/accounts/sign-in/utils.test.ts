import { describe, expect, it } from "vitest";
import { pathOf, safePath, signInProblem } from "@/lib/accounts/sign-in/utils";

describe("safePath", () => {
  it.each([
    ["/dashboard", "/dashboard"],
    ["/add-product?step=2#end", "/add-product?step=2#end"],
    ["/a/../blog", "/blog"],
    ["/", "/"],
    ["/?q=a%5Cb%0A//c", "/?q=a%5Cb%0A//c"],
    ["/caf%C3%A9", "/caf%C3%A9"],
  ])("keeps %s as %s", (address, path) => {
    expect(safePath(address)).toBe(path);
  });

  it.each([
    "",
    null,
    undefined,
    "//evil.test/",
    "/\\evil.test",
    "\\\\evil.test",
    "/\t/evil.test",
    "\n//evil.test",
    "/.//evil.test",
    "/a/..//evil.test",
    "dashboard",
    "/%2Fevil.test",
    "/%5cevil.test",
    "/%255cevil.test",
    "/%09/evil.test",
    "/a%0d%0ab",
    "/a\u007f",
    "/a\\b",
    "/%2e//evil.test",
    "/%",
    "https://evil.test/dashboard",
    "https://almanac.test/blog",
    "https://almanac.test.evil.test/",
    "https://almanac.test@evil.test/",
    "http://almanac.test/",
    "https://almanac.test:444/",
    "javascript:alert(1)",
    "data:text/html,x",
    "/sign-in",
    "/sign-up?callbackUrl=%2F",
    "/api/auth/signout",
    `/${"a".repeat(2000)}`,
  ])("refuses %j", (address) => {
    expect(safePath(address)).toBeUndefined();
  });
});

describe("pathOf", () => {
  it.each([
    ["https://almanac.test/blog?a=1", "/blog?a=1"],
    ["/blog", "/blog"],
    ["https://almanac.test", undefined],
    ["https://almanac.test//evil.test", undefined],
    ["https://almanac.test.evil.test/", undefined],
    ["https://evil.test/https://almanac.test/", undefined],
    [null, undefined],
  ])("of %s is %s", (address, path) => {
    expect(pathOf(address, "https://almanac.test")).toBe(path);
  });
});

describe("signInProblem", () => {
  it("has a sentence for every code, and none without one", () => {
    expect(signInProblem(null)).toBeUndefined();
    expect(signInProblem("AccessDenied")).toBe("This account can't sign in.");
    expect(signInProblem("constructor")).toBe("An error occurred. Please try again.");
  });
});
