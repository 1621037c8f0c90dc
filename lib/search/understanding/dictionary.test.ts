import { describe, expect, it } from "vitest";
import { crudeStem, Dictionary, withStems } from "@/lib/search/understanding/dictionary";
import { isOneSlip } from "@/lib/search/understanding/slips";

const dictionary = new Dictionary(
  [
    { phrase: "schlaf", means: "sleep", language: "de" },
    { phrase: "probleme", means: "problems", language: "de" },
    { phrase: "resumir", means: "summarise", language: "es" },
    { phrase: "reseaux sociaux", means: "social media", language: "fr" },
  ],
  withStems({
    en: ["transcribe", "interview", "background"],
    de: ["schlaf", "probleme", "bewerbung", "schreiben"],
    es: ["resumir"],
    fr: ["reseaux", "sociaux"],
  }),
);

describe("Dictionary", () => {
  it("knows words of other languages in their other forms", () => {
    expect(crudeStem("problemen")).toBe(crudeStem("probleme"));
    expect(dictionary.rewrite(["resumen"], "es")).toEqual([{ typed: ["resumen"], means: ["summarise"] }]);
    expect(dictionary.rewrite(["reseaux", "sociaux"], "fr")).toEqual([
      { typed: ["reseaux", "sociaux"], means: ["social", "media"] },
    ]);
  });

  it("reads a 2 between two words as what turns into what", () => {
    expect(dictionary.rewrite(["interview2text"], "en")).toEqual([
      { typed: ["interview2text"], means: ["interview", "to", "text"] },
    ]);
    expect(dictionary.rewrite(["mp4", "vall2e"], "en").flatMap(({ means }) => means)).toEqual([]);
  });

  it("takes German compounds apart that it does not know", () => {
    expect(dictionary.partsOf("schlafprobleme", "de")).toEqual(["schlaf", "probleme"]);
    expect(dictionary.partsOf("bewerbungsschreiben", "de")).toEqual(["bewerbungs", "schreiben"]);
    expect(dictionary.partsOf("schlafittchen", "de")).toEqual(["schlafittchen"]);
    expect(dictionary.partsOf("schlafprobleme", "fr")).toEqual(["schlafprobleme"]);
    expect(dictionary.languageOf(["schlafprobleme"])).toBe("de");
  });

  it("takes a text for the language of its phrase where both have as many of its words", () => {
    const sansCode = new Dictionary(
      [{ phrase: "sans code", means: "builder", language: "fr" }],
      withStems({
        en: ["application", "code", "sans"],
        de: [],
        es: [],
        fr: ["application", "code"],
      }),
    );
    expect(sansCode.languageOf(["application", "sans", "code"])).toBe("fr");
    expect(sansCode.languageOf(["application", "code"])).toBe("en");
  });

  it("takes a word with another language's letters for no English one", () => {
    const both = new Dictionary([], withStems({ en: ["curriculum"], de: [], es: ["curriculum"], fr: [] }));
    expect(both.languageOf(["curriculum"])).toBe("en");
    expect(both.languageOf(["curriculum"], () => true, new Set(["curriculum"]))).toBe("es");
  });

  it("takes no English word for a compound", () => {
    expect(dictionary.languageOf(["schlafprobleme"], (word) => word === "schlafprobleme")).toBe("en");
  });

  it("finishes a word that nobody knows with the shortest that begins so", () => {
    const complete = (word: string) => dictionary.complete(word, (other) => other === "tran");
    expect(complete("transc")).toBe("transcribe");
    expect(complete("backgr")).toBe("background");
    expect(complete("background")).toBeUndefined();
    expect(complete("tran")).toBeUndefined();
    expect(complete("ba")).toBeUndefined();
    expect(complete("zzz")).toBeUndefined();
  });

  it("corrects one slip in a longer word that nobody knows", () => {
    const correct = (word: string) => dictionary.correct(word, (other) => other === "interviews");
    expect(correct("transcirbe")).toBe("transcribe");
    expect(correct("backgroud")).toBe("background");
    expect(correct("interview")).toBeUndefined();
    expect(correct("interviews")).toBeUndefined();
    expect(correct("intrvw")).toBeUndefined();
  });
});

it("corrects two letters of a word of five that changed places, and no other slip in it", () => {
  const short = new Dictionary([], withStems({ en: ["video", "model"], de: [], es: [], fr: [] }));
  expect(short.correct("vidoe", () => false)).toBe("video");
  expect(short.correct("modal", () => false)).toBeUndefined();
  expect(short.correct("vido", () => false)).toBeUndefined();
});

it("takes English words apart that were written as one", () => {
  const words = new Dictionary([], withStems({ en: ["voice", "clone", "about"], de: [], es: [], fr: [] }));
  expect(words.splitEnglish("voiceclone", () => false)).toEqual(["voice", "clone"]);
  expect(words.splitEnglish("voiceclone", () => true)).toBeUndefined();
  expect(words.splitEnglish("voiceabout", () => false)).toBeUndefined();
  expect(words.splitEnglish("voiceclown", () => false)).toBeUndefined();
});

it("joins what was written with a hyphen where the field has one word for it", () => {
  const words = new Dictionary(
    [{ phrase: "mocap", means: "motion capture", language: "en" }],
    withStems({ en: ["voiceover", "voice", "over"], de: [], es: [], fr: [] }),
  );
  expect(words.join(["a", "mo", "cap", "suit"], new Set(["mo cap"]))).toEqual(["a", "mocap", "suit"]);
  expect(words.join(["mo", "cap"], new Set())).toEqual(["mo", "cap"]);
  expect(words.join(["voice", "over"], new Set(["voice over"]))).toEqual(["voice", "over"]);
});

describe("isOneSlip", () => {
  it.each([
    ["letter", "leter", true],
    ["letter", "lettter", true],
    ["letter", "lwtter", true],
    ["letter", "lettre", true],
    ["letter", "letter", true],
    ["letter", "better", false],
    ["letter", "ltetre", false],
    ["letter", "lettings", false],
  ])("%s, %s: %s", (a, b, is) => {
    expect(isOneSlip(a, b)).toBe(is);
  });
});
