import { AlikeWords } from "@/lib/search/understanding/alike-words";
import { mapInTurns } from "@/lib/search/understanding/in-turns";
import type { MeaningIndex } from "@/lib/search/understanding/meaning-index";
import { NaiveBayes } from "@/lib/search/understanding/naive-bayes";
import { countOwners, PhraseOdds } from "@/lib/search/understanding/phrase-counts";
import { type PhraseMatch, PhraseSet } from "@/lib/search/understanding/phrase-set";
import {
  british,
  type Foreign,
  isContent,
  isObject,
  type Language,
  languages,
  pairsOf,
  turnsOf,
} from "@/lib/search/understanding/text";
import { beginning, ForeignWeights, StemWeights } from "@/lib/search/understanding/word-weights";
import type { Wording } from "@/lib/search/understanding/wording";

export type Task = { code: number; slug: string; name: string };

/** A text in the terms of the index: its content words in English, and those typed, in the language that it is in. */
export type TaskQuery = {
  words: string[];
  typed: string[];
  /** All its words in English, in their order. */
  said: string[];
  /** What turns into what, as {@link turnsOf} has it. */
  turns?: string[];
  /** Words that say less, as {@link asidesOf} has them: they count half. */
  asides?: ReadonlySet<string>;
  language: Language;
  /** All that was said, word by word. */
  whole?: string[];
  /** The same without conditions and words that any search may have, as "free" and "app". */
  plain?: string[];
  /** Whether words that no phrase has may be names, and count in full. */
  mayName?: boolean;
};
export type TaskMatch = Task & { score: number };

/** How much of a match is what the text means as a whole; the rest is its words. */
const meaning = 0.4;
/** How much the lesser match counts of those of a text's own words and of their English ones. */
const lesser = 0.3;
/** So many tasks are told of a text. */
const most = 8;
/** What matches less than this is not told. */
const faint = 0.12;
/** How much of the words' match is the best phrase; the rest is what all phrases of a task have of the text. */
const bestPhrase = 0.4;
/** How much less a need counts for a task whose phrase it is hardly likely to be, and how little differences in that count. */
const likelihood = 0.12;
const temperature = 1;
/** How little a word of a need counts that is like none of the phrases: of what is meant it says nothing. */
const unheard = 0.3;

/** How much a word counts that is there to tell what is not wanted, or what something is for. */
export const asideCounts = 0.5;

/** How much it counts in a search, as a power, how many of a task's phrases have a word: each word is in one of many tasks. */
const often = 0.2;

/** The score of a task that has a text for a phrase, to the letter, and the most that any other gets. */
export const toTheLetter = 1;
const almost = 0.99;

/** What stands before the job: "for coding". */
const leads = new Set(["for", "to", "fur", "fuer", "zum", "zur", "para", "pour"]);

/** The phrases of another language, how much its words say, and how much more some are those of what no tool does. */
type ForeignSet = {
  set: PhraseSet;
  words: AlikeWords;
  weights: ForeignWeights;
  odds: PhraseOdds;
};

/**
 * Finds the tasks that a text speaks of, by their phrases: which words it has in common with them, by stem, how near it comes to what
 * they mean as a whole, and how likely it is one of them by its letters. Words that are rare in the language, and that few tasks
 * have, weigh more.
 */
export class TaskIndex {
  /**
   * @param said how people say each of the tasks
   * @param stemOf the dictionary form of an English word
   * @param isStop whether a word says nothing in a language
   */
  static async of(
    tasks: Task[],
    said: Wording[],
    stemOf: (word: string) => string,
    isStop: (word: string, language: Language) => boolean,
  ): Promise<TaskIndex> {
    const isAway = tasks.map(({ code }) => code < 0);
    const likely = await NaiveBayes.of(said.map((one) => Object.values(one).flat()));
    const plain = await mapInTurns(said, ({ en }) => split(en, isContent));
    const weights = new StemWeights(countOwners(plain, stemOf), tasks.length, stemOf);
    const odds = await PhraseOdds.between(plain, isAway, stemOf);
    const terms = await mapInTurns(said, ({ en }) =>
      split(en, isContent, (words) => [
        ...turnsOf(words, stemOf),
        ...pairsOf(words.filter(isContent), stemOf),
      ]),
    );
    const english = await PhraseSet.of(terms, (word) => weights.of(word));
    const readForeign = async (language: Foreign): Promise<ForeignSet> => {
      const phrases = await mapInTurns(said, (one) =>
        split(one[language], (word) => !isStop(word, language)),
      );
      const weights = new ForeignWeights(countOwners(phrases, beginning), tasks.length);
      const set = await PhraseSet.of(phrases, (word) => weights.of(word));
      return {
        set,
        words: new AlikeWords(set.words),
        weights,
        odds: await PhraseOdds.between(phrases, isAway, beginning),
      };
    };
    const foreign = { de: await readForeign("de"), es: await readForeign("es"), fr: await readForeign("fr") };
    const written = new Map<string, number[]>();
    await mapInTurns(said, (one, i) => {
      // Most are one task's alone: a list for all of those.
      const alone = [i];
      for (const language of languages)
        for (const words of one[language]) {
          const text = letters(words, language);
          const others = written.get(text);
          written.set(text, others ? [...others, i] : alone);
        }
    });
    return new TaskIndex(
      tasks.map(({ code, slug, name }) => ({ code, slug, name })),
      stemOf,
      weights,
      english,
      odds,
      foreign,
      written,
      likely,
      isStop,
    );
  }

  /** The numbers of the English words that have a stem. */
  readonly #withStem = new Map<string, number[]>();

  /**
   * @param weights how much an English word says
   * @param odds how much more some English words are those of what no tool does
   * @param written which tasks have a phrase to the letter
   * @param isStop whether a word of a language says nothing
   */
  private constructor(
    private readonly tasks: Task[],
    private readonly stemOf: (word: string) => string,
    private readonly weights: StemWeights,
    private readonly english: PhraseSet,
    private readonly odds: PhraseOdds,
    private readonly foreign: Record<Foreign, ForeignSet>,
    private readonly written: ReadonlyMap<string, number[]>,
    private readonly likely: NaiveBayes,
    private readonly isStop: (word: string, language: Language) => boolean,
  ) {
    for (const [number, word] of english.words.entries()) addTo(this.#withStem, stemOf(word), number);
  }

  /** How much an English word says. */
  weightOf(word: string): number {
    return this.weights.of(word);
  }

  /**
   * The tasks of a text that fit best, the best first.
   *
   * @param meanings of the phrases of these tasks, one after another
   */
  match(query: TaskQuery, meanings: MeaningIndex): TaskMatch[] {
    const {
      words,
      turns = [],
      asides,
      typed,
      said,
      language,
      whole = [],
      plain = [],
      mayName = false,
    } = query;
    const known = [...turns, ...pairsOf(words, this.stemOf)].filter((one) => this.#withStem.has(one));
    const english = this.english.match(
      [...words, ...known].map((word) => {
        const alike = this.#withStem.get(this.stemOf(word)) ?? [];
        const counts = (mayName || alike.length > 0 ? 1 : unheard) * (asides?.has(word) ? asideCounts : 1);
        return { weight: counts * this.weightOf(word), alike };
      }),
      mayName ? often : 0,
    );
    // A search is a few words, which say what they say. Where no word says anything, the whole says nothing.
    const likely = mayName ? undefined : this.likely.likelihoods(plain, temperature);
    const near = likely && meanings.nearness(words.length > 0 ? said : [], likely);
    const own = language === "en" ? undefined : this.#matchForeign(typed, language, mayName ? often : 0);
    // One of a kind stands for all: "chatbots".
    const single = plain.map((word, i) => (i === plain.length - 1 ? word.replace(/(?<=..)s$/, "") : word));
    // "What is the best AI for coding": what leads to it says nothing.
    const start = plain.findIndex((word) => !this.isStop(word, language));
    const led = leads.has(plain[start - 1] ?? "") ? [plain.slice(start), single.slice(start)] : [];
    const written = [whole, plain, single, ...led]
      .filter((text) => text.length > 0)
      .map((text) => this.written.get(letters(text, language)))
      .find(Boolean);
    const matches: { task: Task; score: number }[] = [];
    for (let i = 0; i < this.tasks.length; i++) {
      const inEnglish = fit(english.get(i));
      const other = own ? fit(own.get(i)) : inEnglish;
      const [less, more] = inEnglish < other ? [inEnglish, other] : [other, inEnglish];
      let score = (1 - lesser) * more + lesser * less;
      if (near) score = (1 - meaning) * score + meaning * near[i]!;
      // Beside what words mean: which letters they are made of.
      if (likely) score *= 1 - likelihood + likelihood * likely[i]!;
      score = written?.includes(i) ? toTheLetter : Math.min(score, almost);
      if (score > faint) matches.push({ task: this.tasks[i]!, score });
    }
    return matches
      .sort((a, b) => b.score - a.score || a.task.code - b.task.code)
      .slice(0, most)
      .map(({ task, score }) => ({ ...task, score }));
  }

  /** How much more the words of a text are those of what no tool does: above 0 more than of tasks. */
  oddsAway({ words, typed, language }: Pick<TaskQuery, "words" | "typed" | "language">): number {
    return language === "en" ? this.odds.of(words) : this.foreign[language].odds.of(typed);
  }

  #matchForeign(typed: string[], language: Foreign, power: number) {
    const { set, words, weights } = this.foreign[language];
    return set.match(
      typed.map((word) => ({ weight: weights.of(word), alike: words.like(word) })),
      power,
    );
  }
}

/** A text to the letter, however English is spelled. A single word says something else in another language. */
const letters = (words: string[], language: Language) =>
  words.length > 1 ? words.map(british).join(" ") : `${language}: ${words.map(british).join()}`;

function addTo(lists: Map<string, number[]>, key: string, value: number): void {
  const list = lists.get(key);
  if (list) list.push(value);
  else lists.set(key, [value]);
}

/** How well the words of a text fit a task's phrases in one language. */
const fit = ({ best, covered }: PhraseMatch = { best: 0, covered: 0 }) =>
  bestPhrase * best + (1 - bestPhrase) * covered;

/** The words of phrases that say something, each once, and what `more` makes of all; phrases without any are left out. */
const split = (
  phrases: string[][],
  says: (word: string) => boolean,
  more: (words: string[]) => string[] = () => [],
) =>
  phrases
    .map((words) => [
      ...new Set([...words.filter((word, i) => says(word) || isObject(words, i)), ...more(words)]),
    ])
    .filter((words) => words.length > 0);
