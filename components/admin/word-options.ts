/** A word of the interface as a person reads it: "Published" for "published". */
const sentence = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

/** Words of the interface to choose from. */
export const wordOptions = (words: readonly string[]) =>
  words.map((value) => ({ value, label: sentence(value) }));
