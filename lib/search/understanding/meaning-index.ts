import { mapInTurns } from "@/lib/search/understanding/in-turns";
import { dimensions, meaningOf, unit } from "@/lib/search/understanding/word-vectors";

/** What the numbers of a kept vector are multiplied with: a byte each. */
const precision = 127;
/** So many owners, those whose phrases are nearest in the mean, are looked at phrase by phrase, and as many likely ones. */
const looked = 30;

/** The meanings of the phrases of many owners: finds how near a text comes to each owner's. */
export class MeaningIndex {
  /** The vectors of all phrases, one owner after another, and where those of each begin. */
  readonly #vectors: Int8Array;
  readonly #starts: number[] = [0];
  /** The mean of each owner's vectors, of length 1. */
  readonly #middles: Float32Array;

  /** @param phrases of each owner, as English words */
  static of = async (phrases: string[][][]) =>
    new MeaningIndex(await mapInTurns(phrases, (own) => own.flatMap((words) => meaningOf(words) ?? [])));

  private constructor(meanings: Float32Array[][]) {
    for (const own of meanings) this.#starts.push(this.#starts.at(-1)! + own.length);
    this.#vectors = new Int8Array(this.#starts.at(-1)! * dimensions);
    for (const [row, vector] of meanings.flat().entries())
      this.#vectors.set(
        vector.map((value) => Math.round(value * precision)),
        row * dimensions,
      );
    this.#middles = new Float32Array(meanings.length * dimensions);
    for (const [owner, own] of meanings.entries()) this.#middles.set(middleOf(own), owner * dimensions);
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

function middleOf(vectors: Float32Array[]): Float32Array {
  const sum = new Float32Array(dimensions);
  for (const vector of vectors) for (let i = 0; i < dimensions; i++) sum[i]! += vector[i]!;
  return unit(sum) ?? sum;
}

/** The product of two vectors; four sums side by side are quicker than one. */
function dot(a: Float32Array, b: Float32Array | Int8Array, from: number): number {
  let [first, second, third, fourth] = [0, 0, 0, 0];
  for (let i = 0; i < dimensions; i += 4) {
    first += a[i]! * b[from + i]!;
    second += a[i + 1]! * b[from + i + 1]!;
    third += a[i + 2]! * b[from + i + 2]!;
    fourth += a[i + 3]! * b[from + i + 3]!;
  }
  return first + second + third + fourth;
}
