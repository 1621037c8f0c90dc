/** The initials of somebody's name: of its first and its last word. */
export function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/);
  const ends = words.length > 1 ? [words[0], words.at(-1)] : [words[0]];
  // By code point: an index could cut a surrogate pair in half.
  return ends
    .map((word) => [...(word ?? "")][0] ?? "")
    .join("")
    .toUpperCase();
}
