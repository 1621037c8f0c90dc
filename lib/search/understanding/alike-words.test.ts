import { expect, it } from "vitest";
import { AlikeWords } from "@/lib/search/understanding/alike-words";

it("finds a word with other endings, and a short one as it is", () => {
  const words = ["besprechung", "bild", "besprechungen", "bilder", "bespielen", "besprechungsprotokoll"];
  const alike = new AlikeWords(words);
  const like = (word: string) => alike.like(word).map((number) => words[number]);
  expect(like("besprechung")).toEqual(["besprechung", "besprechungen"]);
  expect(like("besprechungs")).toEqual(["besprechung", "besprechungen"]);
  expect(like("bild")).toEqual(["bild"]);
  expect(like("bilde")).toEqual(["bilder"]);
  expect(like("tabelle")).toEqual([]);
});
