/** Made when it is first needed: that is slow. */
let characters: Intl.Segmenter | undefined;

/**
 * A text of at most `max` characters: a longer one is cut at a word in its second half, else, as in a language without spaces,
 * anywhere but within a character, however many code points that is made of.
 */
export function clipped(text: string, max: number): string {
  if (text.length <= max) return text;
  const end = max - 1;
  const word = text.lastIndexOf(" ", end - 1);
  characters ??= new Intl.Segmenter("en");
  const at = word >= end / 2 ? word : characters.segment(text).containing(end)!.index;
  return `${text.slice(0, at).replace(/[\s,;:–-]+$/u, "")}…`;
}
