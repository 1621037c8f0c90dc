import { expect, it } from "vitest";
import { isOwned, turnsOf } from "@/lib/search/understanding/text";

it("tells what turns into what, and what something becomes whatever it is made from", () => {
  const turns = (text: string) => turnsOf(text.split(" "), (word) => word.replace(/s$/, ""));
  expect(turns("speech to text")).toEqual(["speech>text"]);
  expect(turns("turn my posts into a podcast")).toEqual(["post>podcast", ">podcast"]);
  expect(turns("turn it into slides")).toEqual([">slide"]);
  expect(turns("go to the park")).toEqual(["go>park"]);
});

it("tells what somebody has from what they look for", () => {
  expect(isOwned("app", "our")).toBe(true);
  expect(isOwned("app", "an")).toBe(false);
  expect(isOwned("house", "our")).toBe(false);
});
