import { describe, expect, it } from "vitest";
import { KINDS, readArguments } from "./arguments.mjs";

describe("readArguments", () => {
  it("runs everything unless told otherwise", () => {
    expect(readArguments([])).toEqual({ kinds: KINDS, filters: [] });
  });

  it("takes kinds and parts of names", () => {
    expect(readArguments(["--only", "unit,api", "votes"])).toEqual({
      kinds: ["unit", "api"],
      filters: ["votes"],
    });
  });

  it.each([[["--only", "e2e"]], [["--fast"]], [["--only"]]])("refuses %j", (args) => {
    expect(() => readArguments(args)).toThrow();
  });
});
