import foreignStopWords from "@/lib/search/understanding/stop-words.json";
import { type Foreign, type Language, languages } from "@/lib/search/understanding/task-index";
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

/** The least that a stem, or a part of a compound, has. */
const least = 4;

/** A word of another language without what it ends in by number, gender, case or person; short words stay whole. */
export function crudeStem(word: string): string {
  const stem = word.replace(/(?:[aeo]s|e[nrsm]|[aei]r|ez|ern|[aeosn])$/, "");
  return stem.length < least ? word : stem;
}

/** Whether a word of a language says nothing of what somebody needs. */
export const isStop = (word: string, language: Language) =>
  language === "en" ? !isContent(word) : foreign[language].has(word);

/** Words of a text that belong together: as typed, and the field's words for them. Either stand for both. */
export type Meant = { typed: string[]; means: string[] };

/**
 * Words of a text without those that say nothing, but for some. What is left of a phrase that has a meaning says something else
 * ("no code").
 */
export const withoutStops = (words: Meant[], language: Language, kept: string[] = []): Meant[] =>
  words
    .map(({ typed, means }) => {
      const says = typed.filter(
        (word) => kept.includes(word) || (isContent(word) && !isStop(word, language)),
      );
      return { typed: means.length > 0 && says.length < typed.length ? [] : says, means };
    })
    .filter(({ typed, means }) => typed.length > 0 || means.length > 0);

/** "text2image": a 2 between two words stands for "to". */
const turnsInto = /^(\p{L}{3,})2(\p{L}{3,})$/u;

/** A word of so many letters is not another by chance. */
const longWord = 6;
/** An unfinished word has so many letters at least. */
const leastBegun = 3;

/** Whether two words with the same beginning differ by one letter, or by two neighbours that changed places. */
export function isOneSlip(a: string, b: string): boolean {
  if (a[0] !== b[0] || Math.abs(a.length - b.length) > 1) return false;
  let from = 1;
  while (from < a.length && a[from] === b[from]) from++;
  const rest = (text: string, skipped: number) => text.slice(from + skipped);
  if (a.length !== b.length)
    return a.length > b.length ? rest(a, 1) === rest(b, 0) : rest(a, 0) === rest(b, 1);
  return (
    rest(a, 1) === rest(b, 1) ||
    (a[from] === b[from + 1] && a[from + 1] === b[from] && rest(a, 2) === rest(b, 2))
  );
}

/** How much a word tells of a language whose phrases do not have it: another's may ("parafrasear" is no German compound). */
const guessed = 0.9;

/** The dictionary of the field: from what people type, in four languages, to the words of the catalogue. */
export class Dictionary {
  readonly #entries = Object.fromEntries(
    languages.map((language) => [language, new Map<string, string[]>()]),
  ) as Record<Language, Map<string, string[]>>;

  /** The first words of entries of several: no other word begins one. */
  readonly #beginnings = new Set<string>();

  /** Words of each language, those of other languages by their stems too. */
  readonly #known: Record<Language, Set<string>>;
  /** Ordinary words of other languages, as they are and by their stems. */
  readonly #common: Record<Language, Set<string>>;

  /**
   * @param known words of each language that phrases and tasks have
   * @param common ordinary words, which the entries come before
   */
  constructor(entries: DictionaryEntry[], known: Record<Language, string[]>, common: DictionaryEntry[] = []) {
    for (const { phrase, means, language } of [...common, ...entries]) {
      this.#entries[language as Language]?.set(phrase, wordsOf(means));
      if (phrase.includes(" ")) this.#beginnings.add(phrase.slice(0, phrase.indexOf(" ")));
    }
    // What is written in full comes before what only has the stem.
    for (const { phrase, means, language } of [...entries, ...common]) {
      const stems = language === "en" ? undefined : this.#entries[language as Language];
      const stem = crudeStem(phrase);
      if (!phrase.includes(" ") && !stems?.has(stem)) stems?.set(stem, wordsOf(means));
    }
    this.#known = Object.fromEntries(
      languages.map((language) => [
        language,
        new Set(
          language === "en"
            ? known.en
            : [...new Set(known[language])].flatMap((word) => [word, crudeStem(word)]),
        ),
      ]),
    ) as Record<Language, Set<string>>;
    const commonOf = (language: Language) =>
      new Set(
        common
          .filter((entry) => entry.language === language)
          .flatMap(({ phrase }) => [phrase, crudeStem(phrase)]),
      );
    this.#common = { en: new Set(), de: commonOf("de"), es: commonOf("es"), fr: commonOf("fr") };
  }

  /**
   * The language of a text: the one that has most of its words. Where that is open, one that has some of them for a phrase
   * ("sans code"), or else English.
   *
   * @param isWord whether a word is English
   * @param marked words that were typed with letters that English does not have: they are not English
   */
  languageOf(
    words: string[],
    isWord: (word: string) => boolean = () => false,
    marked: ReadonlySet<string> = new Set(),
  ): Language {
    const isEnglish = (word: string) => this.#known.en.has(word) && !marked.has(word);
    const english = words.filter((word) => stopWords.has(word) || isEnglish(word)).length;
    let best: Language = "en";
    let most = english;
    for (const language of ["de", "es", "fr"] as const) {
      const isOwn = (word: string) => foreign[language].has(word) || this.#knows(word, language);
      const mayBeOwn = (word: string) =>
        !isEnglish(word) &&
        !isWord(word) &&
        (this.#isCommon(word, language) || this.partsOf(word, language).length > 1);
      const own = words.reduce((sum, word) => sum + (isOwn(word) ? 1 : mayBeOwn(word) ? guessed : 0), 0);
      const isOpen = own === most && best === "en" && this.#hasPhrase(words, language);
      if (own > most || isOpen) [best, most] = [language, own];
    }
    return best;
  }

  /** Whether a text has several words in a row that are one entry, the first being one that only joins others. */
  #hasPhrase(words: string[], language: Foreign): boolean {
    const entries = this.#entries[language];
    return words.some(
      (word, at) =>
        foreign[language].has(word) &&
        [2, 3, 4].some((length) => entries.has(words.slice(at, at + length).join(" "))),
    );
  }

  #knows(word: string, language: Language): boolean {
    const known = this.#known[language];
    return known.has(word) || (language !== "en" && known.has(crudeStem(word)));
  }

  #isCommon = (word: string, language: Language) =>
    this.#common[language].has(word) || this.#common[language].has(crudeStem(word));

  /** The two words of a German compound that is not known itself ("Schlafprobleme"); the word alone where it is none. */
  partsOf(word: string, language: Language): string[] {
    const isKnown = (one: string) => this.#knows(one, "de") || this.#isCommon(one, "de");
    if (language !== "de" || isKnown(word)) return [word];
    for (let at = word.length - least; at >= least; at--) {
      const [head, tail] = [word.slice(0, at), word.slice(at)];
      if (isKnown(tail) && isKnown(head) && !foreign.de.has(tail)) return [head, tail];
    }
    return [word];
  }

  /** The word of the phrases that is one slip away from a longer English word that nobody knows. */
  correct(word: string, isWord: (word: string) => boolean): string | undefined {
    if (word.length < longWord || this.#known.en.has(word) || this.#entries.en.has(word) || isWord(word))
      return undefined;
    for (const known of this.#known.en) if (isOneSlip(word, known)) return known;
    return undefined;
  }

  /** The shortest word of the phrases that begins with an English word which nobody knows: it may be unfinished. */
  complete(word: string, isWord: (word: string) => boolean): string | undefined {
    if (word.length < leastBegun || this.#known.en.has(word) || isWord(word)) return undefined;
    return [...this.#known.en]
      .filter((known) => known.startsWith(word))
      .reduce<string | undefined>(
        (best, known) => (best && best.length <= known.length ? best : known),
        undefined,
      );
  }

  /**
   * The words of a text with those of the field beside or in place of them, each with the way in which it was typed: the
   * longest phrases first, each word once. Words of other languages are replaced, English ones kept.
   */
  rewrite(words: string[], language: Language): Meant[] {
    const own = language === "en" ? [] : [this.#entries[language]];
    const parts: Meant[] = [];
    for (let i = 0; i < words.length;) {
      const found = this.#longestAt(words, i, own);
      const typed = words.slice(i, i + (found?.length ?? 1));
      parts.push({ typed, means: found?.means ?? this.#turned(typed[0]!) });
      i += typed.length;
    }
    return parts;
  }

  /** What a word like "img2video" turns into what, in the field's words; nothing for any other. */
  #turned(word: string): string[] {
    const ends = turnsInto.exec(word)?.slice(1) ?? [];
    return ends.flatMap((end, i) => [...(i > 0 ? ["to"] : []), ...(this.#entries.en.get(end) ?? [end])]);
  }

  #longestAt(words: string[], at: number, own: Map<string, string[]>[]) {
    const most = this.#beginnings.has(words[at]!) ? longest : 1;
    for (let length = Math.min(most, words.length - at); length > 0; length--) {
      const phrase = words.slice(at, at + length).join(" ");
      for (const entries of own) {
        const means = entries.get(phrase) ?? (length === 1 ? entries.get(crudeStem(phrase)) : undefined);
        if (means !== undefined) return { length, means };
      }
      if (length === 1 && words.length > shortText) continue;
      const means = this.#entries.en.get(phrase);
      if (means !== undefined) return { length, means };
    }
    return undefined;
  }
}
