const fold = (text: string) => text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();

/** Those with all words of a text in their name or category, in their order. */
export function matching<T extends { name: string; category: string }>(tasks: T[], text: string): T[] {
  const words = fold(text).split(/\s+/).filter(Boolean);
  if (words.length === 0) return tasks;
  return tasks.filter(({ name, category }) => {
    const within = fold(`${name} ${category}`);
    return words.every((word) => within.includes(word));
  });
}
