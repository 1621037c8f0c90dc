import { mapInTurns } from "@/lib/search/understanding/in-turns";
import { dimensions, meaningOf, unit } from "@/lib/search/understanding/word-vectors";

/** What the numbers of a kept vector are multiplied with: a byte each. */
const precision = 127;
const half = precision + 1.5;
/** So many owners, those whose phrases are nearest in the mean, are looked at phrase by phrase, and as many likely ones. */
const looked = 30;

/** The meanings of the phrases of many owners: finds how near a text comes to each owner's. */
export class MeaningIndex {
  /** The vectors of all phrases, one owner after another, and where those of each begin. */
  readonly #vectors: Int8Array;
  readonly #starts: number[] = [0];
  /** The mean of each owner's vectors, of length 1. */
  readonly #middles: Float32Array;

  /** @param phrasesOf the phrases of an owner, as English words */
  static of = async <T>(owners: readonly T[], phrasesOf: (owner: T) => string[][]) =>
    new MeaningIndex(await mapInTurns(owners, (owner) => meaningsOf(phrasesOf(owner))));

  private constructor(meanings: Meanings[]) {
    for (const { vectors } of meanings) this.#starts.push(this.#starts.at(-1)! + vectors.length / dimensions);
    this.#vectors = new Int8Array(this.#starts.at(-1)! * dimensions);
    this.#middles = new Float32Array(meanings.length * dimensions);
    for (const [owner, { vectors, middle }] of meanings.entries()) {
      this.#vectors.set(vectors, this.#starts[owner]! * dimensions);
      this.#middles.set(middle, owner * dimensions);
    }
  }

  /**
   * How near English words come to each owner's phrases: the mean of the cosines of its two nearest; 0 for what is far off.
   *
   * @param likely how likely each owner is, by what else is known of the text
   */
  nearness(words: string[], likely?: Float64Array): Float32Array {
    const near = new Float32Array(this.#starts.length - 1);
    const meaning = meaningOf(words);
    if (!meaning) return near;
    const middles = near.map((_, owner) => dot(meaning, this.#middles, owner * dimensions));
    const nearest = new Set([...best(middles), ...(likely ? best(likely) : [])]);
    for (const owner of nearest) near[owner] = this.#nearnessTo(owner, meaning);
    return near;
  }

  #nearnessTo(owner: number, meaning: Float32Array): number {
    const [from, to] = [this.#starts[owner]!, this.#starts[owner + 1]!];
    let best = 0;
    let second = 0;
    for (let phrase = from; phrase < to; phrase++) {
      const near = dot(meaning, this.#vectors, phrase * dimensions);
      if (near > best) [best, second] = [near, best];
      else if (near > second) second = near;
    }
    return (to - from > 1 ? (best + second) / 2 : best) / precision;
  }
}

/** The owners that have most. */
const best = (values: ArrayLike<number>) =>
  Array.from(values, (_, owner) => owner)
    .sort((a, b) => values[b]! - values[a]! || a - b)
    .slice(0, looked);

/** What an owner's phrases mean: a vector each, one after another, and their mean, of length 1. */
type Meanings = { vectors: Int8Array; middle: Float32Array };

function meaningsOf(phrases: string[][]): Meanings {
  const vectors = new Int8Array(phrases.length * dimensions);
  const sum = new Float32Array(dimensions);
  let end = 0;
  for (const words of phrases) {
    const meaning = meaningOf(words);
    if (!meaning) continue;
    for (let i = 0; i < meaning.length; i++) {
      // As Math.round, which takes several times as long for the millions of them: what is cut off is above 0.
      vectors[end++] = ((meaning[i]! * precision + half) | 0) - precision - 1;
      sum[i]! += meaning[i]!;
    }
  }
  return { vectors: vectors.subarray(0, end), middle: unit(sum) ?? sum };
}

/** The product of two vectors; four sums side by side are quicker than one. */
function dot(a: Float32Array, b: Float32Array | Int8Array, from: number): number {
  let [first, second, third, fourth] = [0, 0, 0, 0];
  for (let i = 0; i < a.length; i += 4) {
    first += a[i]! * b[from + i]!;
    second += a[i + 1]! * b[from + i + 1]!;
    third += a[i + 2]! * b[from + i + 2]!;
    fourth += a[i + 3]! * b[from + i + 3]!;
  }
  return first + second + third + fourth;
}
