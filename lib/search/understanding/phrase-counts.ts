/** How much likelier words are in a phrase of the one kind than of the other, all together, as a logarithm. */
export function oddsBetween(here: string[][], away: string[][], formOf: (word: string) => string) {
  const [inHere, inAway] = [here, away].map((phrases) =>
    countOwners(
      phrases.map((words) => [words]),
      formOf,
    ),
  );
  const [phrasesHere, phrasesAway] = [Math.max(1, here.length), Math.max(1, away.length)];
  // What one phrase has tells little.
  const seldom = 0.5 / phrasesHere;
  return (words: string[]) =>
    [...new Set(words.map(formOf))].reduce((sum, form) => {
      const shareHere = (inHere!.get(form) ?? 0) / phrasesHere;
      const shareAway = (inAway!.get(form) ?? 0) / phrasesAway;
      return sum + Math.log((shareAway + seldom) / (shareHere + seldom));
    }, 0);
}

/** In how many tasks' phrases each form of a word is. */
export function countOwners(phrases: string[][][], formOf: (word: string) => string): Map<string, number> {
  const counts = new Map<string, number>();
  for (const own of phrases)
    for (const form of new Set(own.flat().map(formOf))) counts.set(form, (counts.get(form) ?? 0) + 1);
  return counts;
}

/** How much it says that one of `n` of all tasks has a word: 1 where none has, near 0 where all have. */
export const spread = (n: number, all: number) =>
  Math.log(1 + Math.max(0, all - n + 0.5) / (n + 0.5)) / Math.log(1 + (all + 0.5) / 0.5);
