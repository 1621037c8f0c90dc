import foreignStopWords from "@/lib/search/understanding/stop-words.json";
import { type Language, languages } from "@/lib/search/understanding/task-index";
import { isContent, stopWords, wordsOf } from "@/lib/search/understanding/text";

/** A phrase that people type, and the field's English words for it; both as `search_word` has them. */
export type DictionaryEntry = { phrase: string; means: string; language: string };

const foreign = {
  de: new Set(foreignStopWords.de),
  es: new Set(foreignStopWords.es),
  fr: new Set(foreignStopWords.fr),
};
/** The longest phrase, in words. */
const longest = 4;
/** In a longer text a single English word means what it says. */
const shortText = 4;

/** Whether a word of a language says nothing of what somebody needs. */
export const isStop = (word: string, language: Language) =>
  language === "en" ? !isContent(word) : foreign[language].has(word);

/** The dictionary of the field: from what people type, in four languages, to the words of the catalogue. */
export class Dictionary {
  readonly #entries = Object.fromEntries(
    languages.map((language) => [language, new Map<string, string>()]),
  ) as Record<Language, Map<string, string>>;

  readonly #known: Record<Language, Set<string>>;

  /** @param known words of each language that phrases and tasks have */
  constructor(entries: DictionaryEntry[], known: Record<Language, string[]>) {
    for (const { phrase, means, language } of entries)
      this.#entries[language as Language]?.set(phrase, means);
    this.#known = Object.fromEntries(
      languages.map((language) => [language, new Set(known[language])]),
    ) as Record<Language, Set<string>>;
  }

  /** The language of a text: the one that has most of its words, English where that is open. */
  languageOf(words: string[]): Language {
    const english = words.filter((word) => stopWords.has(word) || this.#known.en.has(word)).length;
    let best: Language = "en";
    let most = english;
    for (const language of ["de", "es", "fr"] as const) {
      const own = words.filter(
        (word) => foreign[language].has(word) || this.#known[language].has(word),
      ).length;
      if (own > most) [best, most] = [language, own];
    }
    return best;
  }

  /**
   * The words of a text with those of the field beside or in place of them, each with the way in which it was typed: the
   * longest phrases first, each word once. Words of other languages are replaced, English ones kept.
   */
  rewrite(words: string[], language: Language): { typed: string[]; means: string[] }[] {
    const own = language === "en" ? [] : [this.#entries[language]];
    const parts: { typed: string[]; means: string[] }[] = [];
    for (let i = 0; i < words.length;) {
      const found = this.#longestAt(words, i, own);
      const typed = words.slice(i, i + (found?.length ?? 1));
      parts.push({ typed, means: found ? wordsOf(found.means) : [] });
      i += typed.length;
    }
    return parts;
  }

  #longestAt(words: string[], at: number, own: Map<string, string>[]) {
    for (let length = Math.min(longest, words.length - at); length > 0; length--) {
      const phrase = words.slice(at, at + length).join(" ");
      for (const entries of own) if (entries.has(phrase)) return { length, means: entries.get(phrase)! };
      if (length === 1 && words.length > shortText) continue;
      const means = this.#entries.en.get(phrase);
      if (means !== undefined) return { length, means };
    }
    return undefined;
  }
}
