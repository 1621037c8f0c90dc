import { expect, it } from "vitest";
import {
  asidesOf,
  hyphened,
  isObject,
  markedWords,
  pairsOf,
  turnsBack,
  turnsOf,
} from "@/lib/search/understanding/text";

it("tells what turns into what, and what something becomes whatever it is made from", () => {
  const turns = (text: string) => turnsOf(text.split(" "), (word) => word.replace(/s$/, ""));
  expect(turns("speech to text")).toEqual(["speech>text"]);
  expect(turns("turn my posts into a podcast")).toEqual(["post>podcast", ">podcast"]);
  expect(turns("turn it into slides")).toEqual([">slide"]);
  expect(turns("go to the park")).toEqual(["go>park"]);
  const back = (text: string) => turnsBack(text.split(" "), (word) => word.replace(/s$/, ""));
  expect(back("slides from a pdf")).toEqual(["pdf>slide"]);
  expect(back("speech to text")).toEqual([]);
});

it("tells what somebody has from what they look for", () => {
  const objects = (text: string) => text.split(" ").filter((_, i, words) => isObject(words, i));
  expect(objects("translate our app")).toEqual(["app"]);
  expect(objects("an app for our house")).toEqual([]);
  expect(objects("make me a simple website")).toEqual(["website"]);
  expect(objects("build an app with a website")).toEqual(["app"]);
  expect(objects("website builder")).toEqual(["website"]);
  expect(objects("sketch to website")).toEqual(["website"]);
  expect(objects("turn a drawing into an app")).toEqual(["app"]);
  expect(objects("I am a plumber and need a website by tomorrow".toLowerCase())).toEqual(["website"]);
  expect(objects("i need a website that writes essays")).toEqual([]);
  expect(objects("app that makes websites out of pictures")).toEqual([]);
});

it("tells which words have letters that English does not have", () => {
  expect([...markedWords("Currículum für die Straße, résumé, plain")]).toEqual([
    "curriculum",
    "fur",
    "strasse",
  ]);
  expect([...markedWords("für".normalize("NFD"))]).toEqual(["fur"]);
});

it("tells which words stand beside each other", () => {
  expect(pairsOf(["better", "subject", "lines"], (word) => word.replace(/s$/, ""))).toEqual([
    "better subject",
    "subject line",
  ]);
  expect(pairsOf(["alone"], (word) => word)).toEqual([]);
});

it("tells what somebody does without from what they want", () => {
  const asides = (text: string) => [...asidesOf(text.split(" "))];
  expect(asides("writes like me not like a robot")).toEqual(["robot"]);
  expect(asides("save links without sorting them into folders")).toEqual(["sorting", "folders"]);
  expect(asides("meeting notes without a bot on my mac")).toEqual(["bot"]);
  expect(asides("ohne bot mitschreiben")).toContain("bot");
  expect(asides("a robot that writes")).toEqual([]);
  expect(asides("make a logo for my small bakery")).toEqual(["small", "bakery"]);
  expect(asides("a website for our club")).toEqual(["club"]);
  expect(asides("notes for a meeting")).toEqual([]);
});

it("tells which words were written with a hyphen", () => {
  expect([...hyphened("Mo-Cap suit, e-mail")]).toEqual(["mo cap", "e mail"]);
  expect([...hyphened("a - b")]).toEqual([]);
});
