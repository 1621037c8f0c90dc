import { LRUCache } from "lru-cache";
import { isContent, wordsOf } from "@/lib/search/understanding/text";
import { nearness, rarity, vectorOf } from "@/lib/search/understanding/word-vectors";

export const languages = ["en", "de", "es", "fr"] as const;
export type Language = (typeof languages)[number];
export type Phrases = Record<Language, string[]>;
export type TaskEntry = { code: number; slug: string; name: string; phrases: Phrases };

/** A text in the terms of the index: its content words in English, and those typed, in the language that it is in. */
export type TaskQuery = { words: string[]; typed: string[]; language: Language };
export type TaskMatch = TaskEntry & { score: number };

/** How much of a match is that the phrase is in the text; the rest is that the text is in the phrase. */
const precision = 0.33;
/** Words are taken for alike from this cosine on, and count so much at most. */
const alikeFrom = 0.6;
const alikeMost = 0.72;
/** A phrase of which so little of weight is found counts in proportion: frequent words alone mean nothing. */
const enoughFound = 0.35;

type EnglishPhrase = { words: number[]; weight: number };
type ForeignPhrase = { words: string[]; weight: number };
type Entry = { task: TaskEntry; english: EnglishPhrase[] } & Record<"de" | "es" | "fr", ForeignPhrase[]>;

/** Beginnings of words of other languages stand for their stems. */
const beginning = (word: string) => word.slice(0, 7);
function sameWord(a: string, b: string): boolean {
  if (a === b) return true;
  const length = Math.max(5, Math.min(a.length, b.length) - 3);
  return Math.min(a.length, b.length) >= 5 && a.slice(0, length) === b.slice(0, length);
}

/**
 * Finds the tasks that a text speaks of, by their phrases. Each word is held against each word of a phrase, by stem or by the
 * nearness of meaning; words that are rare in the language, and that few tasks have, weigh more.
 */
export class TaskIndex {
  readonly #entries: Entry[];
  readonly #total: number;
  /** The words of all English phrases; a phrase has their numbers. */
  readonly #words: string[];
  readonly #numbers: Map<string, number>;
  readonly #vectors: (Float32Array | undefined)[];
  readonly #tasksOfStem = new Map<string, number>();
  readonly #tasksOfForeign = { de: new Map(), es: new Map(), fr: new Map() } as Record<
    "de" | "es" | "fr",
    Map<string, number>
  >;
  readonly #alike = new LRUCache<string, Map<number, number>>({ max: 5_000 });

  /**
   * @param stemOf the dictionary form of an English word
   * @param isStop whether a word of another language says nothing
   */
  constructor(
    tasks: TaskEntry[],
    private readonly stemOf: (word: string) => string,
    isStop: (word: string, language: Language) => boolean,
  ) {
    this.#total = tasks.length;
    const english = tasks.map(({ name, phrases }) =>
      [name, ...phrases.en]
        .map((phrase) => [...new Set(wordsOf(phrase).filter(isContent))])
        .filter((words) => words.length > 0),
    );
    for (const phrases of english)
      for (const stem of new Set(phrases.flat().map(stemOf))) count(this.#tasksOfStem, stem);
    this.#words = [...new Set(english.flat(2))];
    this.#numbers = new Map(this.#words.map((word, n) => [word, n]));
    this.#vectors = this.#words.map(vectorOf);
    const foreign = (language: "de" | "es" | "fr") => {
      const all = tasks.map(({ phrases }) =>
        phrases[language]
          .map((phrase) => [...new Set(wordsOf(phrase).filter((word) => !isStop(word, language)))])
          .filter((words) => words.length > 0),
      );
      for (const phrases of all)
        for (const word of new Set(phrases.flat().map(beginning)))
          count(this.#tasksOfForeign[language], word);
      return all;
    };
    const [de, es, fr] = [foreign("de"), foreign("es"), foreign("fr")];
    this.#entries = tasks.map((task, i) => ({
      task,
      english: english[i]!.map((words) => ({
        words: words.map((word) => this.#numbers.get(word)!),
        weight: sum(words, (word) => this.weightOf(word)),
      })),
      de: this.#weighted(de[i]!, "de"),
      es: this.#weighted(es[i]!, "es"),
      fr: this.#weighted(fr[i]!, "fr"),
    }));
  }

  /** How much an English word says here. */
  weightOf(word: string): number {
    const tasks = this.#tasksOfStem.get(this.stemOf(word)) ?? 0;
    return Math.max(0.08, rarity(word)) * Math.max(0.12, spread(tasks, this.#total));
  }

  /** The tasks of a text, the best first; a score of 1 is a phrase to the letter. */
  match(query: TaskQuery, limit = 8): TaskMatch[] {
    const words = query.words.map((word) => ({
      weight: this.weightOf(word),
      alike: this.#alikeTo(word),
    }));
    const weight = sum(words, (word) => word.weight) || 1;
    const matches: TaskMatch[] = [];
    for (const entry of this.#entries) {
      let score = this.#matchEnglish(entry.english, words, weight);
      if (query.language !== "en") {
        const own = this.#matchForeign(entry[query.language], query.typed, query.language);
        score = 0.7 * Math.max(score, own) + 0.3 * Math.min(score, own);
      }
      if (score > 0.05) matches.push({ ...entry.task, score });
    }
    return matches.sort((a, b) => b.score - a.score || a.code - b.code).slice(0, limit);
  }

  #matchEnglish(
    phrases: EnglishPhrase[],
    query: { weight: number; alike: Map<number, number> }[],
    queryWeight: number,
  ): number {
    let best = 0;
    const covered = new Float64Array(query.length);
    const here = new Float64Array(query.length);
    for (const phrase of phrases) {
      here.fill(0);
      let found = 0;
      for (const number of phrase.words) {
        let most = 0;
        for (let k = 0; k < query.length; k++) {
          const alike = query[k]!.alike.get(number);
          if (alike === undefined) continue;
          if (alike > most) most = alike;
          if (alike > here[k]!) here[k] = alike;
        }
        if (most > 0) found += most * this.weightOf(this.#words[number]!);
      }
      if (found === 0) continue;
      let told = 0;
      for (let k = 0; k < query.length; k++) {
        told += query[k]!.weight * here[k]!;
        if (here[k]! > covered[k]!) covered[k] = here[k]!;
      }
      const score =
        (precision * (found / phrase.weight) + (1 - precision) * (told / queryWeight)) *
        Math.min(1, found / enoughFound);
      if (score > best) best = score;
    }
    const all = query.reduce((total, { weight }, k) => total + weight * covered[k]!, 0) / queryWeight;
    return 0.75 * best + 0.25 * all;
  }

  #matchForeign(phrases: ForeignPhrase[], typed: string[], language: "de" | "es" | "fr"): number {
    const weigh = (word: string) => this.#foreignWeight(word, language);
    const typedWeight = sum(typed, weigh) || 1;
    let best = 0;
    for (const { words, weight } of phrases) {
      let found = 0;
      let told = 0;
      for (const word of words) {
        const match = typed.find((one) => sameWord(one, word));
        if (match === undefined) continue;
        found += weigh(word);
        told += weigh(match);
      }
      const score =
        (precision * (found / weight) + (1 - precision) * Math.min(1, told / typedWeight)) *
        Math.min(1, found / enoughFound);
      if (score > best) best = score;
    }
    return best;
  }

  #foreignWeight(word: string, language: "de" | "es" | "fr"): number {
    return spread(this.#tasksOfForeign[language].get(beginning(word)) ?? 0, this.#total);
  }

  #weighted(phrases: string[][], language: "de" | "es" | "fr"): ForeignPhrase[] {
    return phrases.map((words) => ({
      words,
      weight: sum(words, (word) => this.#foreignWeight(word, language)),
    }));
  }

  /** The words of the phrases that are like a word, and how much. */
  #alikeTo(word: string): Map<number, number> {
    const known = this.#alike.get(word);
    if (known) return known;
    const found = new Map<number, number>();
    const stem = this.stemOf(word);
    const vector = vectorOf(word);
    for (const [number, other] of this.#words.entries()) {
      if (this.stemOf(other) === stem) {
        found.set(number, 1);
        continue;
      }
      const theirs = this.#vectors[number];
      if (!vector || !theirs) continue;
      const cosine = nearness(vector, theirs);
      if (cosine > alikeFrom)
        found.set(number, ((cosine - alikeFrom + 0.15) / (1 - alikeFrom + 0.15)) * alikeMost);
    }
    this.#alike.set(word, found);
    return found;
  }
}

const sum = <T>(items: readonly T[], of: (item: T) => number) =>
  items.reduce((total, item) => total + of(item), 0);
const count = (map: Map<string, number>, key: string) => map.set(key, (map.get(key) ?? 0) + 1);

/** How much it says that one of `n` of all tasks has a word: 1 where none has, near 0 where all have. */
const spread = (n: number, all: number) =>
  Math.log(1 + Math.max(0, all - n + 0.5) / (n + 0.5)) / Math.log(1 + (all + 0.5) / 0.5);
