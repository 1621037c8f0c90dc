import { nextTurn } from "@/lib/search/understanding/in-turns";

/** How much likelier words are in a phrase of some owners than of the others. */
export class PhraseOdds {
  /** @param isAway whether each owner is one of those */
  static async between(
    phrases: string[][][],
    isAway: boolean[],
    formOf: (word: string) => string,
  ): Promise<PhraseOdds> {
    const ofKind = (away: boolean) => phrases.filter((_, i) => isAway[i] === away).flat();
    return new PhraseOdds(
      await countPhrases(ofKind(false), formOf),
      await countPhrases(ofKind(true), formOf),
      formOf,
    );
  }

  private constructor(
    private readonly here: PhraseCounts,
    private readonly away: PhraseCounts,
    private readonly formOf: (word: string) => string,
  ) {}

  /** The odds of words, all together, as a logarithm. */
  of(words: string[]): number {
    // What one phrase has tells little.
    const seldom = 0.5 / this.here.all;
    const share = ({ counts, all }: PhraseCounts, form: string) => (counts.get(form) ?? 0) / all + seldom;
    return [...new Set(words.map(this.formOf))].reduce(
      (sum, form) => sum + Math.log(share(this.away, form) / share(this.here, form)),
      0,
    );
  }
}

type PhraseCounts = { counts: Map<string, number>; all: number };

async function countPhrases(phrases: string[][], formOf: (word: string) => string): Promise<PhraseCounts> {
  await nextTurn();
  return {
    counts: countOwners(
      phrases.map((words) => [words]),
      formOf,
    ),
    all: Math.max(1, phrases.length),
  };
}

/** In how many tasks' phrases each form of a word is. */
export function countOwners(phrases: string[][][], formOf: (word: string) => string): Map<string, number> {
  const counts = new Map<string, number>();
  // Most words are in many phrases.
  const forms = new Map<string, string>();
  const known = (word: string) => {
    let form = forms.get(word);
    if (form === undefined) forms.set(word, (form = formOf(word)));
    return form;
  };
  for (const own of phrases) {
    const words = own.length === 1 ? own[0]! : new Set(own.flat());
    const found = new Set<string>();
    for (const word of words) found.add(known(word));
    for (const form of found) counts.set(form, (counts.get(form) ?? 0) + 1);
  }
  return counts;
}

/** How much it says that one of `n` of all tasks has a word: 1 where none has, near 0 where all have. */
export const spread = (n: number, all: number) =>
  Math.log(1 + Math.max(0, all - n + 0.5) / (n + 0.5)) / Math.log(1 + (all + 0.5) / 0.5);
