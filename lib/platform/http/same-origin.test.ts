import { describe, expect, it } from "vitest";
import { AppError } from "@/lib/platform/errors";
import { assertSameOrigin } from "@/lib/platform/http/same-origin";

const check = (headers: Record<string, string>) => () =>
  assertSameOrigin(new Request("http://localhost:3000/api/suggestions", { method: "POST", headers }));

describe("assertSameOrigin", () => {
  it.each([
    ["nothing said (a program)", {}],
    [
      "our own page",
      { "sec-fetch-site": "same-origin", origin: "https://almanac.test", host: "almanac.test" },
    ],
    ["an address typed in", { "sec-fetch-site": "none" }],
    ["an origin with our port", { origin: "http://localhost:3000", host: "localhost:3000" }],
  ])("lets pass: %s", (_, headers: Record<string, string>) => {
    expect(check(headers)).not.toThrow();
  });

  it.each([
    ["another site", { "sec-fetch-site": "cross-site", origin: "https://evil.test", host: "almanac.test" }],
    ["a sibling of ours", { "sec-fetch-site": "same-site", host: "almanac.test" }],
    ["another origin, without the other header", { origin: "https://evil.test", host: "almanac.test" }],
    ["another port", { origin: "http://localhost:4000", host: "localhost:3000" }],
    ["a host that begins like ours", { origin: "https://almanac.test.evil.test", host: "almanac.test" }],
    ["an opaque origin", { origin: "null", host: "almanac.test" }],
    ["an origin that is no address", { origin: "almanac.test", host: "almanac.test" }],
  ])("refuses: %s", (_, headers: Record<string, string>) => {
    expect(check(headers)).toThrow(AppError);
    expect(check(headers)).toThrow("You are not allowed to do that.");
  });
});
