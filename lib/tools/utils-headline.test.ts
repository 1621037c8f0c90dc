import { expect, it } from "vitest";
import { headlineOf, inSample } from "./utils-headline";

it.each([
  ["a new installation with the sample catalogue", 4869, 492, { tools: 4869, sample: 492 }],
  ["a new installation with as many tools as it says", 4869, 4869, { tools: 4869, sample: null }],
  ["a number that somebody set", 5000, 492, { tools: 5000, sample: null }],
  ["the true number", null, 492, { tools: 492, sample: null }],
])("of %s", (_, setting, count, headline) => expect(headlineOf(setting, 4869, count)).toEqual(headline));

it("says how much of it is here", () => expect(inSample(1492)).toBe("1,492 in this sample"));
