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

  it("reads what an address of ours names, whatever else the parts could be", () => {
    const all = ["a", "b", "c", "a-vs-a", "b-vs-a"];
    expect(read("a-vs-a-vs-b", ...all)).toEqual(["a-vs-a", "b"]);
    expect(read("a-vs-a-vs-b", "a", "b", "a-vs-b")).toEqual(["a", "a-vs-b"]);
    expect(read("a-vs-a-vs-a", ...all)).toEqual(["a", "a-vs-a"]);
    expect(read("b-vs-a-vs-c-vs-d", "b", "c", "d", "a-vs-c", "b-vs-a")).toEqual(["b-vs-a", "c", "d"]);
    // Two comparisons have this address; it is the one with the longer first name, every time.
    expect(read("a-vs-a-vs-b", ...all, "a-vs-b")).toEqual(["a-vs-a", "b"]);
  });

  it("reads the address of what it read as the same tools", () => {
    const all = ["a", "b", "c", "a-vs-a", "a-vs-b", "b-vs-a", "b-vs-c", "vs-b"];
    const parts = ["a", "b", "c", "vs-b"];
    for (const one of parts)
      for (const two of parts)
        for (const three of parts)
          for (const four of parts) {
            const read = (address: string) => [...new Set(readKeys(address, (key) => all.includes(key)))];
            let address = [one, two, three, four].join("-vs-");
            for (let hop = 0; hop < 3; hop++)
              address = comparisonPath(read(address)).slice("/compare/".length);
            expect(comparisonPath(read(address))).toBe(`/compare/${address}`);
          }
  });

  it("tells what is no tool", () => {
    expect(read("a-vs-nothing", "a")).toEqual(["a", "nothing"]);
    expect(read("man-vs-machine-vs-nothing", "man-vs-machine")).toEqual(["man-vs-machine", "nothing"]);
    expect(read("x-vs-y")).toEqual(["x", "y"]);
    expect(read("a-vs-a", "a")).toEqual(["a", "a"]);
    expect(read("a", "a")).toEqual(["a"]);
  });
});
