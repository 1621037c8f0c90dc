import { expect, it } from "vitest";
import { isLanguageName } from "@/lib/search/understanding/language-names";

it.each(["german", "deutsch", "aleman", "allemand", "japanese"])("knows %j for a language", (word) =>
  expect(isLanguageName(word)).toBe(true),
);

it.each(["lawyers", "video", "the"])("takes %j for none", (word) => expect(isLanguageName(word)).toBe(false));
