import { describe, expect, it } from "vitest";
import { safePath, signInProblem } from "@/lib/accounts/sign-in/utils";

const origin = "https://almanac.test";

describe("safePath", () => {
  it.each([
    ["/dashboard", "/dashboard"],
    ["/add-product?step=2#end", "/add-product?step=2#end"],
    ["https://almanac.test/blog", "/blog"],
    ["dashboard", "/dashboard"],
    ["/a/../blog", "/blog"],
    ["/", "/"],
  ])("keeps %s as %s", (address, path) => {
    expect(safePath(address, origin)).toBe(path);
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
    "https://evil.test/dashboard",
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
    expect(safePath(address, origin)).toBeUndefined();
  });
});

describe("signInProblem", () => {
  it("has a sentence for every code, and none without one", () => {
    expect(signInProblem(null)).toBeUndefined();
    expect(signInProblem("AccessDenied")).toBe("This account can't sign in.");
    expect(signInProblem("constructor")).toBe("An error occurred. Please try again.");
  });
});
