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
      let own = known.get(word);
      if (own === undefined) known.set(word, (own = featuresOf(word).map(numberOf)));
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
    const weights = rarities(features, numbers.size);
    const sums = new Float64Array(numbers.size);
    const counts = await mapInTurns(features, (own) => count(own, weights, sums));
    return new NaiveBayes(numbers, weights, counts);
  }

  private constructor(numbers: Map<string, number>, weights: Float32Array, counts: Counts[]) {
    this.#numbers = numbers;
    this.#weights = weights;
    this.#least = Float64Array.from(counts, ({ all }) =>
      Math.log(smoothing / (all + smoothing * numbers.size)),
    );
    const starts = new Uint32Array(numbers.size + 1);
    for (const { features } of counts) for (const feature of features) starts[feature + 1]!++;
    for (let feature = 0; feature < numbers.size; feature++) starts[feature + 1]! += starts[feature]!;
    const next = starts.slice();
    const owners = new Uint16Array(starts.at(-1)!);
    const adds = new Float32Array(starts.at(-1)!);
    for (let owner = 0; owner < counts.length; owner++) {
      const { features, sums } = counts[owner]!;
      for (let i = 0; i < features.length; i++) {
        const place = next[features[i]!]!++;
        owners[place] = owner;
        adds[place] = Math.log1p(sums[i]! / smoothing);
      }
    }
    [this.#starts, this.#owners, this.#adds] = [starts, owners, adds];
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
    const length = lengthOf(text, this.#weights);
    const logs = new Float64Array(this.#least.length);
    let said = 0;
    for (const feature of text) {
      const weight = this.#weights[feature]! / length;
      said += weight;
      const end = this.#starts[feature + 1]!;
      for (let place = this.#starts[feature]!; place < end; place++)
        logs[this.#owners[place]!]! += weight * this.#adds[place]!;
    }
    let best = -Infinity;
    for (let owner = 0; owner < logs.length; owner++) {
      logs[owner]! += said * this.#least[owner]!;
      best = Math.max(best, logs[owner]!);
    }
    return logs.map((log) => Math.exp((log - best) / temperature));
  }
}

/** How much each feature says, by how many of all texts have it. */
function rarities(texts: number[][][], size: number): Float32Array {
  const had = new Uint32Array(size);
  let all = 0;
  for (const own of texts) {
    all += own.length;
    for (const features of own) for (const feature of features) had[feature]!++;
  }
  return Float32Array.from(had, (n) => Math.log((1 + all) / (1 + n)) + 1);
}

/** How much of each of its features an owner's phrases have together, and of all. */
type Counts = { features: number[]; sums: Float32Array; all: number };

/** @param sums 0 for each feature, before and afterwards */
function count(texts: number[][], weights: Float32Array, sums: Float64Array): Counts {
  const features: number[] = [];
  for (const text of texts) {
    const length = lengthOf(text, weights);
    for (const feature of text) {
      if (sums[feature] === 0) features.push(feature);
      sums[feature]! += weights[feature]! / length;
    }
  }
  const own = new Float32Array(features.length);
  let all = 0;
  for (let i = 0; i < own.length; i++) {
    own[i] = sums[features[i]!]!;
    all += own[i]!;
    sums[features[i]!] = 0;
  }
  return { features, sums: own, all };
}

/** The length of the vector that the weights of a text's features make. */
function lengthOf(features: number[], weights: Float32Array): number {
  let squares = 0;
  for (const feature of features) squares += weights[feature]! * weights[feature]!;
  return Math.sqrt(squares) || 1;
}
