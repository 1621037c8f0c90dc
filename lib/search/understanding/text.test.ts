import { expect, it } from "vitest";
import { isOwned, pairsOf, turnsOf, unwantedOf } from "@/lib/search/understanding/text";

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

it("tells which words stand beside each other", () => {
  expect(pairsOf(["better", "subject", "lines"], (word) => word.replace(/s$/, ""))).toEqual([
    "better subject",
    "subject line",
  ]);
  expect(pairsOf(["alone"], (word) => word)).toEqual([]);
});

it("tells what somebody does without from what they want", () => {
  const unwanted = (text: string) => [...unwantedOf(text.split(" "))];
  expect(unwanted("writes like me not like a robot")).toEqual(["robot"]);
  expect(unwanted("save links without sorting them into folders")).toEqual(["sorting", "folders"]);
  expect(unwanted("meeting notes without a bot on my mac")).toEqual(["bot"]);
  expect(unwanted("ohne bot mitschreiben")).toContain("bot");
  expect(unwanted("a robot that writes")).toEqual([]);
});
