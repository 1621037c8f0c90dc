import { languages, wordsOf } from "@/lib/search/understanding/text";

const letters = [..."abcdefghijklmnopqrstuvwxyz"];
/** Codes of languages have two letters in ISO 639-1; of a code that is none there is no name. */
const codes = letters.flatMap((first) => letters.map((second) => first + second));
const names = new Set(
  languages.flatMap((language) => {
    const inLanguage = new Intl.DisplayNames(language, { type: "language", fallback: "none" });
    return codes.flatMap((code) => wordsOf(inLanguage.of(code) ?? ""));
  }),
);

/** Whether a folded word is the name of a language, in one of those that are understood. */
export const isLanguageName = (word: string) => names.has(word);
