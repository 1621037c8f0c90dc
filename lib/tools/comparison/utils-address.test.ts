import { describe, expect, it } from "vitest";
import { comparisonPath, possibleKeys, readKeys } from "@/lib/tools/comparison/utils-address";

const read = (address: string, ...tools: string[]) => readKeys(address, (key) => tools.includes(key));

describe("comparisonPath", () => {
  it("names tools in alphabetical order and leaves the given list as it is", () => {
    const slugs = ["otter-ai", "fireflies", "claude"];
    expect(comparisonPath(slugs)).toBe("/compare/claude-vs-fireflies-vs-otter-ai");
    expect(slugs).toEqual(["otter-ai", "fireflies", "claude"]);
  });
});

describe("possibleKeys", () => {
  it("has everything that may be a slug", () => {
    expect(possibleKeys("a-vs-b-vs-c")).toEqual(["a", "a-vs-b", "a-vs-b-vs-c", "b", "b-vs-c", "c"]);
    expect(possibleKeys("a-vs-a")).toEqual(["a", "a-vs-a"]);
  });

  it.each(["A-vs-b", "a vs b", "a%2Fb", "", "é", "x".repeat(901), Array(13).fill("a").join("-vs-")])(
    "has nothing of %j",
    (address) => expect(possibleKeys(address)).toBeUndefined(),
  );
});

describe("readKeys", () => {
  it("reads two to four tools in the order of the address", () => {
    expect(read("b-vs-a", "a", "b")).toEqual(["b", "a"]);
    expect(read("a-vs-b-vs-c-vs-d", "a", "b", "c", "d")).toEqual(["a", "b", "c", "d"]);
  });

  it("knows slugs that have -vs- in them by what exists", () => {
    expect(read("man-vs-machine-vs-otter", "man-vs-machine", "otter")).toEqual(["man-vs-machine", "otter"]);
    expect(read("otter-vs-man-vs-machine", "man-vs-machine", "otter")).toEqual(["otter", "man-vs-machine"]);
    expect(read("a-vs-b-vs-a-vs-b", "a-vs-b")).toEqual(["a-vs-b", "a-vs-b"]);
    expect(read("a-vs-vs-b", "a", "vs-b")).toEqual(["a", "vs-b"]);
  });

  it("prefers a comparison to one tool of that name", () => {
    expect(read("a-vs-b", "a", "b", "a-vs-b")).toEqual(["a", "b"]);
  });

  it("tells what is no tool", () => {
    expect(read("a-vs-nothing", "a")).toEqual(["a", "nothing"]);
    expect(read("man-vs-machine-vs-nothing", "man-vs-machine")).toEqual(["man-vs-machine", "nothing"]);
    expect(read("x-vs-y")).toEqual(["x", "y"]);
    expect(read("a-vs-a", "a")).toEqual(["a", "a"]);
    expect(read("a", "a")).toEqual(["a"]);
  });
});
