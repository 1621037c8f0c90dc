import "server-only";
import { readFileSync } from "node:fs";
import path from "node:path";
import { Lexicon } from "@/lib/search/understanding/dictionary";
import { fold, type Foreign } from "@/lib/search/understanding/text";

/**
 * Ordinary words of other languages and the English words for them, by which a need in these languages is understood. What the
 * field calls things stands in the dictionary that administrators edit, and comes before them.
 */
export const readCommonWords = (): Record<Foreign, Lexicon> => ({
  de: readLexicon("de"),
  es: readLexicon("es"),
  fr: readLexicon("fr"),
});

function readLexicon(language: Foreign): Lexicon {
  const file = path.join(process.cwd(), `lib/search/common-words/${language}.tsv`);
  const entries = readFileSync(file, "utf8")
    .trimEnd()
    .split("\n")
    .flatMap((line) => {
      const [word, means] = line.split("\t") as [string, string];
      return spellings(word).map((phrase) => ({ phrase, means, language }));
    });
  return new Lexicon(entries, language);
}

/** A word without its accents; where somebody has no key for an umlaut, with the e that stands for it ("gruen"). */
function spellings(word: string): string[] {
  const plain = fold(word);
  const typed = fold(word.replace(/[äöü]/g, (letter) => `${fold(letter)}e`));
  return plain === typed ? [plain] : [plain, typed];
}
