import foreignStopWords from "@/lib/search/understanding/stop-words.json";
import { isOneSlip, isSwap } from "@/lib/search/understanding/slips";
import { type Foreign, isContent, type Language, stopWords, wordsOf } from "@/lib/search/understanding/text";

/** A phrase that people type, and the field's English words for it; both as `search_word` has them. */
export type DictionaryEntry = { phrase: string; means: string; language: string };

const foreign = {
  de: new Set(foreignStopWords.de),
  es: new Set(foreignStopWords.es),
  fr: new Set(foreignStopWords.fr),
};
/** The longest phrase that is looked for in a text, in words. */
export const longestPhrase = 4;
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

/** A word of so many letters is not another by chance; one of five may have two of them swapped. */
const longWord = 6;
const swappable = 5;
/** An unfinished word has so many letters at least. */
const leastBegun = 3;

/** How much a word tells of a language whose phrases do not have it: another's may ("parafrasear" is no German compound). */
const guessed = 0.9;

/** What words and phrases of one language mean: as they are written, the last of each, and words by their stems, the first of each. */
export class Lexicon {
  readonly written = new Map<string, string[]>();
  readonly stems = new Map<string, string[]>();

  constructor(entries: DictionaryEntry[], language: Language) {
    for (const { phrase, means } of entries.filter((entry) => entry.language === language)) {
      this.written.set(phrase, wordsOf(means));
      if (language === "en" || phrase.includes(" ")) continue;
      const stem = crudeStem(phrase);
      if (!this.stems.has(stem)) this.stems.set(stem, wordsOf(means));
    }
  }

  has = (word: string) => this.written.has(word) || this.stems.has(word);
}

/** Words by language, those of other languages with their stems. */
export type WordSets = Record<Language, ReadonlySet<string>>;
export const withStems = (words: Record<Language, Iterable<string>>): WordSets => ({
  en: new Set(words.en),
  de: addStems(words.de),
  es: addStems(words.es),
  fr: addStems(words.fr),
});
function addStems(words: Iterable<string>): Set<string> {
  const all = new Set(words);
  for (const word of [...all]) all.add(crudeStem(word));
  return all;
}

/** The dictionary of the field: from what people type, in four languages, to the words of the catalogue. */
export class Dictionary {
  readonly #entries: Record<Language, Lexicon>;
  /** The first words of entries of several: no other word begins one. */
  readonly #beginnings = new Set<string>();
  /** The words of the entries. */
  readonly #own: WordSets;

  /**
   * @param known words of each language that the phrases of tasks have
   * @param common ordinary words, which the entries come before
   */
  constructor(
    entries: DictionaryEntry[],
    private readonly known: WordSets,
    private readonly common?: Record<Foreign, Lexicon>,
  ) {
    const own = { en: [] as string[], de: [] as string[], es: [] as string[], fr: [] as string[] };
    for (const { phrase, language } of entries) {
      const words = phrase.split(" ");
      if (words.length > 1) this.#beginnings.add(words[0]!);
      // An English entry is what people call a thing, not how the field does.
      if (language !== "en") own[language as Foreign].push(...words);
    }
    this.#own = withStems(own);
    this.#entries = {
      en: new Lexicon(entries, "en"),
      de: new Lexicon(entries, "de"),
      es: new Lexicon(entries, "es"),
      fr: new Lexicon(entries, "fr"),
    };
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
    const isEnglish = (word: string) => this.known.en.has(word) && !marked.has(word);
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
    const { written } = this.#entries[language];
    return words.some(
      (word, at) =>
        foreign[language].has(word) &&
        [2, 3, 4].some((length) => written.has(words.slice(at, at + length).join(" "))),
    );
  }

  #knows(word: string, language: Language): boolean {
    const isKnown = (one: string) => this.known[language].has(one) || this.#own[language].has(one);
    return isKnown(word) || (language !== "en" && isKnown(crudeStem(word)));
  }

  #isCommon(word: string, language: Foreign): boolean {
    const common = this.common?.[language];
    return common !== undefined && (common.has(word) || common.has(crudeStem(word)));
  }

  /** What a word or phrase of another language means: what is written in full comes before what only has the stem. */
  #meansOf(phrase: string, language: Foreign): string[] | undefined {
    const [own, common] = [this.#entries[language], this.common?.[language]];
    return (
      own.written.get(phrase) ??
      common?.written.get(phrase) ??
      own.stems.get(phrase) ??
      common?.stems.get(phrase)
    );
  }

  /** The words of a text, German compounds that are not known being taken apart. */
  split(words: string[], language: Language): string[] {
    return language === "de" ? words.flatMap((word) => this.partsOf(word, language)) : words;
  }

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
    if (word.length < swappable || this.#knowsEnglish(word) || isWord(word)) return undefined;
    for (const known of this.known.en)
      if (isOneSlip(word, known) && (word.length >= longWord || isSwap(word, known))) return known;
    return undefined;
  }

  #knowsEnglish = (word: string) => this.known.en.has(word) || this.#entries.en.written.has(word);

  /** The two words of the phrases that an English word which nobody knows is made of ("voiceclone"). */
  splitEnglish(word: string, isWord: (word: string) => boolean): string[] | undefined {
    if (this.#knowsEnglish(word) || isWord(word)) return undefined;
    for (let at = word.length - least; at >= least; at--) {
      const parts = [word.slice(0, at), word.slice(at)];
      if (parts.every((part) => this.known.en.has(part) && isContent(part))) return parts;
    }
    return undefined;
  }

  /** Words with those pairs as one that were written with a hyphen, where the field knows them so: "mo-cap". */
  join(words: string[], hyphened: ReadonlySet<string>): string[] {
    if (hyphened.size === 0) return words;
    const joined: string[] = [];
    for (let i = 0; i < words.length; i++) {
      const [word, next = ""] = [words[i]!, words[i + 1]];
      const isOne =
        hyphened.has(`${word} ${next}`) &&
        this.#knowsEnglish(word + next) &&
        !(this.known.en.has(word) && this.known.en.has(next)) &&
        !this.#entries.en.written.has(`${word} ${next}`);
      joined.push(isOne ? word + next : word);
      if (isOne) i++;
    }
    return joined;
  }

  /** The shortest word of the phrases that begins with an English word which nobody knows: it may be unfinished. */
  complete(word: string, isWord: (word: string) => boolean): string | undefined {
    if (word.length < leastBegun || this.known.en.has(word) || isWord(word)) return undefined;
    return [...this.known.en]
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
    const parts: Meant[] = [];
    for (let i = 0; i < words.length;) {
      const found = this.#longestAt(words, i, language);
      const typed = words.slice(i, i + (found?.length ?? 1));
      parts.push({ typed, means: found?.means ?? this.#turned(typed[0]!) });
      i += typed.length;
    }
    return parts;
  }

  /** What a word like "img2video" turns into what, in the field's words; nothing for any other. */
  #turned(word: string): string[] {
    if (!word.includes("2")) return [];
    const ends = turnsInto.exec(word)?.slice(1) ?? [];
    return ends.flatMap((end, i) => [
      ...(i > 0 ? ["to"] : []),
      ...(this.#entries.en.written.get(end) ?? [end]),
    ]);
  }

  #longestAt(words: string[], at: number, language: Language) {
    const most = this.#beginnings.has(words[at]!) ? longestPhrase : 1;
    for (let length = Math.min(most, words.length - at); length > 0; length--) {
      const phrase = length === 1 ? words[at]! : words.slice(at, at + length).join(" ");
      if (language !== "en") {
        const means =
          this.#meansOf(phrase, language) ??
          (length === 1 ? this.#meansOf(crudeStem(phrase), language) : undefined);
        if (means !== undefined) return { length, means };
      }
      if (length === 1 && words.length > shortText) continue;
      const means = this.#entries.en.written.get(phrase);
      if (means !== undefined) return { length, means };
    }
    return undefined;
  }
}
