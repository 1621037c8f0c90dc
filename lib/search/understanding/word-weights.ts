import { spread } from "@/lib/search/understanding/phrase-counts";
import { rarity } from "@/lib/search/understanding/word-vectors";

/** How much it says that one thing turns into another, beside both words. */
const turn = 0.35;

/** How much it says that two words stand beside each other, beside both words. */
const pair = 0.1;

/** How much a number says: how many there are, hardly ever what. */
const number = 0.05;

/** Beginnings of words of other languages stand for their stems. */
export const beginning = (word: string) => word.slice(0, 7);

// Classes, as a closure would keep all phrases: minified, it stands within the method that reads them.

/** How much English words say. */
export class StemWeights {
  /** @param owners how many tasks have each stem, of `all` */
  constructor(
    private readonly owners: Map<string, number>,
    private readonly all: number,
    private readonly stemOf: (word: string) => string,
  ) {}

  of(word: string): number {
    if (word.includes(">")) return turn;
    if (word.includes(" ")) return pair;
    if (/^\d+$/.test(word)) return number;
    const rare = Math.max(0.12, spread(this.owners.get(this.stemOf(word)) ?? 0, this.all));
    return Math.max(0.08, rarity(word)) * rare ** 0.7;
  }
}

/** How much words of another language say. */
export class ForeignWeights {
  /** @param owners how many tasks have each beginning, of `all` */
  constructor(
    private readonly owners: Map<string, number>,
    private readonly all: number,
  ) {}

  of(word: string): number {
    return spread(this.owners.get(beginning(word)) ?? 0, this.all);
  }
}
