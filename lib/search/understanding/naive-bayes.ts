import { mapInTurns } from "@/lib/search/understanding/in-turns";

/** How much of each feature every owner is taken to have beside what its phrases have, so that none is impossible. */
const smoothing = 0.03;

/** So many characters in a row, with the spaces around a word, are a feature of a text, as each of its words is. */
const gram = 4;

/** The features of a word: itself, and its runs of characters. No run has the sign of a whole word. */
function featuresOf(word: string): string[] {
  const spaced = ` ${word} `;
  const features = [`=${word}`];
  for (let from = 0; from + gram <= spaced.length; from++) features.push(spaced.slice(from, from + gram));
  return features;
}

/**
 * Multinomial naive Bayes over words and runs of characters, weighed by tf-idf: whose phrase a text is likeliest to be. Languages need
 * no dictionary for it, and most runs of a word survive a slip, an ending or a compound.
 */
export class NaiveBayes {
  readonly #numbers: Map<string, number>;
  /** How much each feature says: the rarer it is among all phrases, the more. */
  readonly #weights: Float32Array;
  /** The owners whose phrases have each feature, one feature after another; what that adds for each; and where those of each begin. */
  readonly #owners: Uint16Array;
  readonly #adds: Float32Array;
  readonly #starts: Uint32Array;
  /** What a feature adds that no phrase of an owner has. */
  readonly #least: Float64Array;

  /** @param phrases of each owner, as words */
  static async of(phrases: string[][][]) {
    const numbers = new Map<string, number>();
    const numberOf = (feature: string) => {
      const number = numbers.get(feature) ?? numbers.size;
      if (number === numbers.size) numbers.set(feature, number);
      return number;
    };
    // Most words are in many phrases.
    const known = new Map<string, number[]>();
    const numbersOf = (word: string) => {
      const own = known.get(word) ?? featuresOf(word).map(numberOf);
      known.set(word, own);
      return own;
    };
    // In which text each feature was last seen; a set for each of 60,000 texts takes several times as long.
    const seen: number[] = [];
    let texts = 0;
    const distinct = (words: string[]) => {
      const text = ++texts;
      const found: number[] = [];
      for (const word of words)
        for (const number of numbersOf(word)) {
          if (seen[number] === text) continue;
          seen[number] = text;
          found.push(number);
        }
      return found;
    };
    const features = await mapInTurns(phrases, (own) => own.map(distinct));
    return new NaiveBayes(features, numbers);
  }

  private constructor(texts: number[][][], numbers: Map<string, number>) {
    this.#numbers = numbers;
    const size = numbers.size;
    const had = new Uint32Array(size);
    for (const own of texts) for (const features of own) for (const feature of features) had[feature]!++;
    const all = texts.reduce((sum, own) => sum + own.length, 0);
    this.#weights = Float32Array.from(had, (n) => Math.log((1 + all) / (1 + n)) + 1);

    // How much of each feature each owner's phrases have together.
    const sums = new Float64Array(size);
    const counted = texts.map((own) => {
      const features: number[] = [];
      for (const text of own) {
        const length = this.#lengthOf(text);
        for (const feature of text) {
          if (sums[feature] === 0) features.push(feature);
          sums[feature]! += this.#weights[feature]! / length;
        }
      }
      const counts = Float32Array.from(features, (feature) => sums[feature]!);
      for (const feature of features) sums[feature] = 0;
      return { features, counts };
    });
    this.#least = Float64Array.from(counted, ({ counts }) =>
      Math.log(smoothing / (counts.reduce((sum, count) => sum + count, 0) + smoothing * size)),
    );
    const owned = new Uint32Array(size + 1);
    for (const { features } of counted) for (const feature of features) owned[feature + 1]!++;
    this.#starts = owned.map(
      (
        (sum) => (n) =>
          (sum += n)
      )(0),
    );
    const next = this.#starts.slice();
    this.#owners = new Uint16Array(this.#starts[size]!);
    this.#adds = new Float32Array(this.#starts[size]!);
    for (const [owner, { features, counts }] of counted.entries())
      for (const [i, feature] of features.entries()) {
        const place = next[feature]!++;
        this.#owners[place] = owner;
        this.#adds[place] = Math.log1p(counts[i]! / smoothing);
      }
  }

  /**
   * How likely a text is a phrase of each owner, as a share of how likely it is that of the likeliest.
   *
   * @param temperature how little differences count
   */
  likelihoods(words: string[], temperature: number): Float64Array {
    const text = [
      ...new Set(words.flatMap(featuresOf).flatMap((feature) => this.#numbers.get(feature) ?? [])),
    ];
    const length = this.#lengthOf(text);
    const logs = new Float64Array(this.#least.length);
    let said = 0;
    for (const feature of text) {
      const weight = this.#weights[feature]! / length;
      said += weight;
      for (let place = this.#starts[feature]!; place < this.#starts[feature + 1]!; place++)
        logs[this.#owners[place]!]! += weight * this.#adds[place]!;
    }
    for (const [owner, least] of this.#least.entries()) logs[owner]! += said * least;
    const best = Math.max(...logs);
    return logs.map((log) => Math.exp((log - best) / temperature));
  }

  /** The length of the vector that the weights of a text's features make. */
  #lengthOf(features: number[]): number {
    let squares = 0;
    for (const feature of features) squares += this.#weights[feature]! ** 2;
    return Math.sqrt(squares) || 1;
  }
}
