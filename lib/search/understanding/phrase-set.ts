import { mapInTurns } from "@/lib/search/understanding/in-turns";

/** A word of a text: how much it says, and which words of the phrases are like it, by their numbers. */
export type QueryWord = { weight: number; alike: readonly number[] };

/** How well a text fits the phrases of one owner: its best phrase, and the share of the text that all of them have, and often. */
export type PhraseMatch = { best: number; covered: number };

/** How much of a match is that the phrase is in the text; the rest is that the text is in the phrase. */
const precision = 0.33;
/** A phrase of which so little of weight is found counts in proportion: frequent words alone mean nothing. */
const enoughFound = 0.35;

/** Phrases of many owners in one language, looked up by their words: a text costs what its words cost, not all phrases. */
export class PhraseSet {
  /** The words of all phrases; elsewhere they have these numbers. */
  readonly words: string[];
  readonly #weights: Float64Array;
  /** The owner of each phrase, and what its words weigh together. */
  readonly #owners: number[] = [];
  readonly #totals: number[] = [];
  /** The phrases that have each word, one word after another, and where those of each begin. */
  readonly #phrases: Uint32Array;
  readonly #starts: Uint32Array;
  /** What a text has of each phrase, while it is matched; else 0. */
  readonly #found: Float64Array;
  readonly #told: Float64Array;

  /**
   * @param phrases of each owner, as words, each once
   * @param weigh how much a word says
   */
  static async of(phrases: string[][][], weigh: (word: string) => number): Promise<PhraseSet> {
    const numbers = new Map<string, number>();
    const numberOf = (word: string) => {
      let number = numbers.get(word);
      if (number === undefined) numbers.set(word, (number = numbers.size));
      return number;
    };
    const numbered = await mapInTurns(phrases, (own) => own.map((words) => words.map(numberOf)));
    return new PhraseSet([...numbers.keys()], numbered, weigh);
  }

  private constructor(words: string[], phrases: number[][][], weigh: (word: string) => number) {
    this.words = words;
    this.#weights = Float64Array.from(words, weigh);
    this.#starts = new Uint32Array(words.length + 1);
    for (const own of phrases) for (const phrase of own) for (const word of phrase) this.#starts[word + 1]!++;
    for (let word = 0; word < words.length; word++) this.#starts[word + 1]! += this.#starts[word]!;
    this.#phrases = new Uint32Array(this.#starts[words.length]!);
    const next = this.#starts.slice();
    for (const [owner, own] of phrases.entries())
      for (const phrase of own) {
        const number = this.#owners.push(owner) - 1;
        let total = 0;
        for (const word of phrase) {
          this.#phrases[next[word]!++] = number;
          total += this.#weights[word]!;
        }
        this.#totals.push(total);
      }
    this.#found = new Float64Array(this.#owners.length);
    this.#told = new Float64Array(this.#owners.length);
  }

  #phrasesOf(word: number): Uint32Array {
    return this.#phrases.subarray(this.#starts[word], this.#starts[word + 1]);
  }

  /**
   * How well a text fits each owner that has any of its words.
   *
   * @param often how much it counts, as a power, that a word is in fewer phrases of an owner than of the one who has it most
   */
  match(query: QueryWord[], often = 0): Map<number, PhraseMatch> {
    const weight = query.reduce((sum, word) => sum + word.weight, 0) || 1;
    const [found, told] = [this.#found, this.#told];
    const touched: number[] = [];
    for (const number of new Set(query.flatMap(({ alike }) => alike)))
      for (const phrase of this.#phrasesOf(number)) {
        if (found[phrase] === 0) touched.push(phrase);
        found[phrase]! += this.#weights[number]!;
      }
    const covered = new Map<number, number>();
    for (const word of query) {
      const share = word.weight / weight;
      const counts = new Map<number, number>();
      const phrases = new Set<number>();
      for (const number of word.alike)
        for (const phrase of this.#phrasesOf(number)) {
          // Of several words that are alike a phrase may have two.
          if (word.alike.length > 1) {
            if (phrases.has(phrase)) continue;
            phrases.add(phrase);
          }
          told[phrase]! += share;
          add(counts, this.#owners[phrase]!, 1);
        }
      const most = Math.max(...counts.values());
      for (const [owner, count] of counts) add(covered, owner, share * (count / most) ** often);
    }
    const matches = new Map<number, PhraseMatch>();
    for (const phrase of touched) {
      const owner = this.#owners[phrase]!;
      const sum = found[phrase]!;
      const score =
        (precision * (sum / this.#totals[phrase]!) + (1 - precision) * Math.min(1, told[phrase]!)) *
        Math.min(1, sum / enoughFound);
      found[phrase] = told[phrase] = 0;
      const known = matches.get(owner);
      if (!known) matches.set(owner, { best: score, covered: covered.get(owner) ?? 0 });
      else if (score > known.best) known.best = score;
    }
    return matches;
  }
}

const add = (sums: Map<number, number>, key: number, value: number) =>
  sums.set(key, (sums.get(key) ?? 0) + value);
