import { expect, it } from "vitest";
import { readCommonWords } from "@/lib/search/understanding/common-words";
import { Dictionary, withStems } from "@/lib/search/understanding/dictionary";

const words = readCommonWords();
const none = withStems({ en: [], de: [], es: [], fr: [] });
const dictionary = new Dictionary([{ phrase: "katze", means: "kitten", language: "de" }], none, words);
const meansOf = (word: string, language: "de" | "es" | "fr") =>
  dictionary.rewrite([word], language)[0]!.means;

it("has plain English words for thousands of words of each language", () => {
  for (const { written } of Object.values(words)) {
    expect(written.size).toBeGreaterThan(5_000);
    expect([...written.keys()].filter((word) => !/^\p{L}+$/u.test(word))).toEqual([]);
    expect(
      [...written.values()]
        .map((means) => means.join(" "))
        .filter((means) => !/^[a-z]+(?: [a-z]+){0,2}$/.test(means)),
    ).toEqual([]);
  }
});

it("knows umlauts however they are typed, and other forms", () => {
  expect(meansOf("kuche", "de")).toEqual(["kitchen"]);
  expect(meansOf("kueche", "de")).toEqual(["kitchen"]);
  expect(meansOf("hunde", "de")).toEqual(["dog"]);
  expect(meansOf("perros", "es")).toEqual(["dog"]);
});

it("comes after the words of the field", () => expect(meansOf("katze", "de")).toEqual(["kitten"]));

it("tells a language, but not by what English has as well", () => {
  expect(dictionary.languageOf(["kuche"])).toBe("de");
  expect(dictionary.languageOf(["gift", "hell"], () => true)).toBe("en");
});

it("takes compounds of ordinary words apart", () =>
  expect(dictionary.partsOf("kuchenmesser", "de")).toEqual(["kuchen", "messer"]));
