import { describe, expect, it } from "vitest";
import { countSearches, searchLimit } from "./searches.mjs";

const { points, seconds } = searchLimit;
const many = async (count, client, times) => {
  const waits = [];
  for (let n = 0; n < times; n++) waits.push(await count(client));
  return waits;
};

describe("searches of an address", () => {
  it("go on up to the limit, and then are told when to come again", async () => {
    const count = countSearches();
    expect(new Set(await many(count, "192.0.2.1", points))).toEqual(new Set([0]));
    const wait = await count("192.0.2.1");
    expect(wait).toBeGreaterThan(0);
    expect(wait).toBeLessThanOrEqual(seconds);
  });

  it("don't concern another address", async () => {
    const count = countSearches();
    await many(count, "192.0.2.1", points + 1);
    expect(await count("192.0.2.2")).toBe(0);
  });

  it("are counted by this process alone while Redis is away", async () => {
    const count = countSearches({ status: "end", defineCommand: () => {} });
    expect((await many(count, "192.0.2.1", points + 1)).map((wait) => wait > 0).lastIndexOf(false)).toBe(
      points - 1,
    );
  });
});
