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

  /**
   * @param phrases of each owner, as words, each once
   * @param weigh how much a word says
   */
  constructor(phrases: string[][][], weigh: (word: string) => number) {
    this.words = [...new Set(phrases.flat(2))];
    const numbers = new Map(this.words.map((word, n) => [word, n]));
    this.#weights = Float64Array.from(this.words, weigh);
    const phrasesOf = this.words.map((): number[] => []);
    for (const [owner, own] of phrases.entries())
      for (const words of own) {
        const phrase = this.#owners.push(owner) - 1;
        let total = 0;
        for (const word of words) {
          const number = numbers.get(word)!;
          phrasesOf[number]!.push(phrase);
          total += this.#weights[number]!;
        }
        this.#totals.push(total);
      }
    let end = 0;
    this.#starts = Uint32Array.from([0, ...phrasesOf.map((own) => (end += own.length))]);
    this.#phrases = Uint32Array.from(phrasesOf.flat());
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
    const found = new Map<number, number>();
    for (const number of new Set(query.flatMap(({ alike }) => alike)))
      for (const phrase of this.#phrasesOf(number)) add(found, phrase, this.#weights[number]!);
    const told = new Map<number, number>();
    const covered = new Map<number, number>();
    for (const word of query) {
      const share = word.weight / weight;
      const phrases = new Set<number>();
      const counts = new Map<number, number>();
      for (const number of word.alike)
        for (const phrase of this.#phrasesOf(number)) {
          if (phrases.has(phrase)) continue;
          phrases.add(phrase);
          add(told, phrase, share);
          add(counts, this.#owners[phrase]!, 1);
        }
      const most = Math.max(...counts.values());
      for (const [owner, count] of counts) add(covered, owner, share * (count / most) ** often);
    }
    const matches = new Map<number, PhraseMatch>();
    for (const [phrase, sum] of found) {
      const owner = this.#owners[phrase]!;
      const score =
        (precision * (sum / this.#totals[phrase]!) + (1 - precision) * Math.min(1, told.get(phrase) ?? 0)) *
        Math.min(1, sum / enoughFound);
      const known = matches.get(owner);
      if (!known) matches.set(owner, { best: score, covered: covered.get(owner) ?? 0 });
      else if (score > known.best) known.best = score;
    }
    return matches;
  }
}

const add = (sums: Map<number, number>, key: number, value: number) =>
  sums.set(key, (sums.get(key) ?? 0) + value);
