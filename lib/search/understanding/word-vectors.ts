import "server-only";
import { readFileSync } from "node:fs";
import path from "node:path";

/*
 * Word vectors (GloVe, 100 dimensions, a byte each) of the 30,000 most frequent English words and of those of the sample
 * catalogue, cut from a larger set by scripts/cut-word-vectors.mjs; the words stand in the order of their frequency, each with
 * its place among all words of that set.
 */
const folder = path.join(process.cwd(), "lib/search/word-vectors");
/** How many numbers a vector has. */
export const dimensions = 100;

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

/** The vector of a word, of length 1; undefined for a word that has none. */
export function vectorOf(word: string): Float32Array | undefined {
  const { rows, values } = load();
  const row = rows.get(word);
  if (row === undefined) return undefined;
  const start = row * dimensions;
  const vector = Float32Array.from(values.subarray(start, start + dimensions));
  const length = Math.hypot(...vector);
  return vector.map((value) => value / length);
}

/** How much a word says, from 0.05 (as frequent as "time") to 1 (rare, or unknown). */
export function rarity(word: string): number {
  const { rows, places } = load();
  const row = rows.get(word);
  if (row === undefined) return 1;
  const place = places[row]!;
  return Math.min(1, Math.max(0.05, Math.log((place + 3) / 30) / Math.log(20_000 / 30)));
}

/** How near the meanings of two words are: the cosine of their vectors. */
export function nearness(a: Float32Array, b: Float32Array, from = 0): number {
  let sum = 0;
  for (let i = 0; i < dimensions; i++) sum += a[i]! * b[from + i]!;
  return sum;
}
