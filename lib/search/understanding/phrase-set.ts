/** A word of a text: how much it says, and which words of the phrases are like it, by their numbers, and how much. */
export type QueryWord = { weight: number; alike: ReadonlyMap<number, number> };

/** How well a text fits the phrases of one owner: its best phrase, and the share of the text that all of them have. */
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

  /** How well a text fits each owner that has any of its words. */
  match(query: QueryWord[]): Map<number, PhraseMatch> {
    const weight = query.reduce((sum, word) => sum + word.weight, 0) || 1;
    const found = this.#sumOverPhrases(strongest(query));
    const told = new Map<number, number>();
    const covered = new Map<number, number>();
    for (const word of query) {
      const [phrases, owners] = this.#mostOf(word);
      for (const [phrase, most] of phrases) add(told, phrase, (word.weight * most) / weight);
      for (const [owner, most] of owners) add(covered, owner, (word.weight * most) / weight);
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

  /** What of each phrase's weight is found, when each of its words counts as much as the one of the text that is most like it. */
  #sumOverPhrases(alike: ReadonlyMap<number, number>): Map<number, number> {
    const sums = new Map<number, number>();
    for (const [number, most] of alike)
      for (const phrase of this.#phrasesOf(number)) add(sums, phrase, most * this.#weights[number]!);
    return sums;
  }

  /** How much a word is like any of each phrase, and of each owner. */
  #mostOf({ alike }: QueryWord): [phrases: Map<number, number>, owners: Map<number, number>] {
    const phrases = new Map<number, number>();
    const owners = new Map<number, number>();
    for (const [number, value] of alike)
      for (const phrase of this.#phrasesOf(number)) {
        if (value > (phrases.get(phrase) ?? 0)) phrases.set(phrase, value);
        const owner = this.#owners[phrase]!;
        if (value > (owners.get(owner) ?? 0)) owners.set(owner, value);
      }
    return [phrases, owners];
  }
}

const add = (sums: Map<number, number>, key: number, value: number) =>
  sums.set(key, (sums.get(key) ?? 0) + value);

/** Each word of the phrases with how much the word of the text that is most like it is. */
function strongest(query: QueryWord[]): Map<number, number> {
  const most = new Map<number, number>();
  for (const { alike } of query)
    for (const [number, value] of alike) if (value > (most.get(number) ?? 0)) most.set(number, value);
  return most;
}
