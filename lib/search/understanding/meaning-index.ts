import { mapInTurns } from "@/lib/search/understanding/in-turns";
import { dimensions, meaningOf, unit } from "@/lib/search/understanding/word-vectors";

/** What the numbers of a kept vector are multiplied with: a byte each. */
const precision = 127;
const half = precision + 1.5;
/** So many owners, those whose phrases are nearest in the mean, are looked at phrase by phrase, and as many likely ones. */
const looked = 30;
/** The first numbers of vectors, which say most: a phrase that cannot come nearer than two others is known by them. */
const head = 24;

/** The meanings of the phrases of many owners: finds how near a text comes to each owner's. */
export class MeaningIndex {
  /** The vectors of all phrases, one owner after another, and where those of each begin. */
  readonly #vectors: Int8Array;
  readonly #starts: number[] = [0];
  /** The length of what follows the head of each phrase's vector. */
  readonly #tails: Float32Array;
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
    this.#tails = Float32Array.from({ length: this.#starts.at(-1)! }, (_, phrase) =>
      lengthOf(this.#vectors, phrase * dimensions + head, (phrase + 1) * dimensions),
    );
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
    const middles = near.map((_, owner) => dot(meaning, this.#middles, owner * dimensions, 0, dimensions));
    const nearest = new Set([...best(middles), ...(likely ? best(likely) : [])]);
    const tail = lengthOf(meaning, head, dimensions);
    for (const owner of nearest) near[owner] = this.#nearnessTo(owner, meaning, tail);
    return near;
  }

  /** @param tail the length of what follows the head of `meaning` */
  #nearnessTo(owner: number, meaning: Float32Array, tail: number): number {
    const [from, to] = [this.#starts[owner]!, this.#starts[owner + 1]!];
    let best = 0;
    let second = 0;
    for (let phrase = from; phrase < to; phrase++) {
      const at = phrase * dimensions;
      const begun = dot(meaning, this.#vectors, at, 0, head);
      // The rest adds at most what it would if it pointed the same way.
      if (begun + tail * this.#tails[phrase]! <= second) continue;
      const near = begun + dot(meaning, this.#vectors, at, head, dimensions);
      if (near > best) [best, second] = [near, best];
      else if (near > second) second = near;
    }
    return (to - from > 1 ? (best + second) / 2 : best) / precision;
  }
}

/** The owners that have most. */
function best(values: Float32Array | Float64Array): number[] {
  const least = values.slice().sort().at(-looked) ?? -Infinity;
  const found: number[] = [];
  for (let owner = 0; owner < values.length; owner++) if (values[owner]! >= least) found.push(owner);
  return found;
}

/** The length of a part of vectors. */
function lengthOf(values: ArrayLike<number>, from: number, to: number): number {
  let squares = 0;
  for (let i = from; i < to; i++) squares += values[i]! * values[i]!;
  return Math.sqrt(squares);
}

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

/** The product of a part of two vectors, the second beginning at `at`; four sums side by side are quicker than one. */
function dot(a: Float32Array, b: Float32Array | Int8Array, at: number, from: number, to: number): number {
  let [first, second, third, fourth] = [0, 0, 0, 0];
  for (let i = from; i < to; i += 4) {
    first += a[i]! * b[at + i]!;
    second += a[i + 1]! * b[at + i + 1]!;
    third += a[i + 2]! * b[at + i + 2]!;
    fourth += a[i + 3]! * b[at + i + 3]!;
  }
  return first + second + third + fourth;
}
