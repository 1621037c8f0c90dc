/** A word of the interface as a person reads it: "Published" for "published". */
const sentence = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

/** Words of the interface to choose from. */
export const wordOptions = (words: readonly string[]) =>
  words.map((value) => ({ value, label: sentence(value) }));

/** A filter of a list by such a word; with `initial` that one is chosen at first. */
export const wordFilter = (name: string, words: readonly string[], initial?: string) => ({
  name,
  label: sentence(name),
  options: wordOptions(words),
  initial,
});
