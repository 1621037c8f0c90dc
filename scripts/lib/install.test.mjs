import { describe, expect, it } from "vitest";
import { matchesInstalled } from "./install.mjs";

const wanted = {
  packages: {
    "": { name: "site" },
    "node_modules/a": { version: "1.0.0" },
    "node_modules/a-darwin": { version: "1.0.0", optional: true },
  },
};
const installed = (packages) => ({ packages });

describe("matchesInstalled", () => {
  it("accepts what the lockfile says, without other platforms' packages", () => {
    expect(matchesInstalled(wanted, installed({ "node_modules/a": { version: "1.0.0" } }))).toBe(true);
  });

  it.each([
    ["nothing at all", null],
    ["a missing package", installed({})],
    ["another version", installed({ "node_modules/a": { version: "1.0.1" } })],
    [
      "another package",
      installed({ "node_modules/a": { version: "1.0.0" }, "node_modules/b": { version: "1.0.0" } }),
    ],
  ])("sees %s", (_what, found) => {
    expect(matchesInstalled(wanted, found)).toBe(false);
  });
});
