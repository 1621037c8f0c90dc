/** Words that are alike have so many first letters in common; shorter ones are alike where they are the same. */
const least = 5;
/** So many letters at the end may differ. */
const ending = 3;

/** Words of a language, looked up by those that are like them but for their endings: "besprechung", "besprechungen". */
export class AlikeWords {
  /** The numbers of the words that begin with the same letters. */
  readonly #begun = new Map<string, number[]>();

  constructor(private readonly words: readonly string[]) {
    for (const [number, word] of words.entries()) {
      const beginning = word.slice(0, least);
      const begun = this.#begun.get(beginning);
      if (begun) begun.push(number);
      else this.#begun.set(beginning, [number]);
    }
  }

  /** The numbers of the words that are like a word, in their order. */
  like(word: string): number[] {
    const begun = this.#begun.get(word.slice(0, least)) ?? [];
    return begun.filter((number) => isAlike(word, this.words[number]!));
  }
}

function isAlike(a: string, b: string): boolean {
  const length = Math.max(least, Math.max(a.length, b.length) - ending);
  return a === b || (Math.min(a.length, b.length) >= least && a.slice(0, length) === b.slice(0, length));
}
