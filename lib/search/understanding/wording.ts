import { mapInTurns } from "@/lib/search/understanding/in-turns";
import { type Language, type Phrases, wordsOf } from "@/lib/search/understanding/text";

/** The phrases of an owner as words, by language; its name is the first of the English ones. */
export type Wording = Record<Language, string[][]>;

/** Each word is one string, wherever it is: 65,000 phrases have 30,000 words, which are then found the faster in maps. */
export async function readWordings(owners: { name: string; phrases: Phrases }[]): Promise<Wording[]> {
  const known = new Map<string, string>();
  const one = (word: string) => {
    const same = known.get(word);
    if (same === undefined) known.set(word, word);
    return same ?? word;
  };
  const read = (texts: string[]) => texts.map((text) => wordsOf(text).map(one));
  return mapInTurns(owners, ({ name, phrases: { en, de, es, fr } }) => ({
    en: read([name, ...en]),
    de: read(de),
    es: read(es),
    fr: read(fr),
  }));
}

/** The words of all phrases in a language, each once. */
export function wordsIn(wordings: Wording[], language: Language): string[] {
  const words = new Set<string>();
  for (const own of wordings) for (const phrase of own[language]) for (const word of phrase) words.add(word);
  return [...words];
}
