import "server-only";
import { readFileSync } from "node:fs";
import path from "node:path";

/*
 * Word vectors whose sum for a sentence comes near to what a sentence encoder makes of it (64 dimensions, a byte each), of the
 * 30,000 most frequent English words and of those of the sample catalogue: scripts/distil-word-vectors.mjs. Words that say little
 * have short ones. The words stand in the order of their frequency, each with its place among the words of a larger set.
 */
const folder = path.join(process.cwd(), "lib/search/word-vectors");
/** How many numbers a vector has. */
export const dimensions = 64;

type Vectors = { rows: Map<string, number>; places: Uint32Array; values: Int8Array };
// Pages and interface routes are bundled apart and each have a copy of this module.
const shared = globalThis as { almanacWordVectors?: Vectors };

function load(): Vectors {
  if (shared.almanacWordVectors) return shared.almanacWordVectors;
  const lines = readFileSync(path.join(folder, "words.txt"), "utf8").trimEnd().split("\n");
  const rows = new Map<string, number>();
  const places = new Uint32Array(lines.length);
  for (const [row, line] of lines.entries()) {
    const [word, place] = line.split(" ") as [string, string];
    rows.set(word, row);
    places[row] = Number(place);
  }
  const bytes = readFileSync(path.join(folder, "vectors.bin"));
  return (shared.almanacWordVectors = {
    rows,
    places,
    values: new Int8Array(bytes.buffer, bytes.byteOffset, bytes.length),
  });
}

/** Whether an English word is known. */
export const isWord = (word: string) => load().rows.has(word);

/** What English words mean together, as a vector of length 1; undefined where none of them is known. */
export function meaningOf(words: string[]): Float32Array | undefined {
  const { rows, values } = load();
  const sum = new Float32Array(dimensions);
  for (const word of words) {
    const start = (rows.get(word) ?? -1) * dimensions;
    if (start >= 0) for (let i = 0; i < dimensions; i++) sum[i]! += values[start + i]!;
  }
  return unit(sum);
}

/** A vector, made 1 long in its place; undefined where it has no length. */
export function unit(vector: Float32Array): Float32Array | undefined {
  // A loop takes a tenth of the time of Math.hypot.
  let squares = 0;
  for (const value of vector) squares += value * value;
  if (squares === 0) return undefined;
  const length = Math.sqrt(squares);
  for (let i = 0; i < vector.length; i++) vector[i]! /= length;
  return vector;
}

/** How much a word says, from 0.05 (as frequent as "time") to 1 (rare, or unknown). */
export function rarity(word: string): number {
  const { rows, places } = load();
  const row = rows.get(word);
  if (row === undefined) return 1;
  const place = places[row]!;
  return Math.min(1, Math.max(0.05, Math.log((place + 3) / 30) / Math.log(20_000 / 30)));
}
