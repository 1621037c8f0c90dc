import { describe, expect, it } from "vitest";
import { isAtLeast } from "./node-version.mjs";

describe("isAtLeast", () => {
  it.each([
    ["20.19.0", "20.19", true],
    ["20.20.2", "20.19", true],
    ["24.0.0", "20.19", true],
    ["20.18.9", "20.19", false],
    ["18.99.0", "20.19", false],
    ["20.9.0", "20.19", false],
  ])("%s against %s: %s", (version, minimum, expected) => {
    expect(isAtLeast(version, minimum)).toBe(expected);
  });
});
