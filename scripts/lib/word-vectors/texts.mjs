import { readdirSync, readFileSync } from "node:fs";
import { inRoot } from "../paths.mjs";

/** The words of an English text as the search has them. @param {string} text @returns {string[]} */
export const wordsOf = (text) =>
  text
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/['’](?:s|t|re|ve|ll|d|m)\b/g, "")
    .match(/[a-z0-9]+/g) ?? [];

/** @param {string} file */
const read = (file) => JSON.parse(readFileSync(inRoot(file), "utf8"));
/** All entries of the sample catalogue's files of a kind. @param {string} kind */
const entriesOf = (kind) =>
  readdirSync(inRoot(`prisma/seed/data/${kind}`))
    .sort()
    .flatMap((file) => read(`prisma/seed/data/${kind}/${file}`));

/** The English phrases and sentences of the sample catalogue and of what no tool does, each once. @returns {string[]} */
export function englishTexts() {
  const texts = [
    ...entriesOf("tasks").flatMap(({ name, phrases }) => [name, ...phrases.en]),
    ...read("lib/search/understanding/elsewhere.json").flatMap(
      (/** @type {{ en: string[] }} */ { en }) => en,
    ),
    ...entriesOf("tools").flatMap(({ description, features, useCases, tags }) => [
      ...description.split(/(?<=[.!?])\s+/),
      ...features,
      ...useCases,
      ...tags,
    ]),
  ];
  return [...new Set(texts)].sort();
}
