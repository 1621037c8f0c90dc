export function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/);
  const ends = words.length > 1 ? [words[0], words.at(-1)] : [words[0]];
  const characters = new Intl.Segmenter("en");
  // Not by index or code point: an emoji is made of several.
  return ends
    .map((word = "") => characters.segment(word).containing(0)?.segment ?? "")
    .join("")
    .toUpperCase();
}
