/** What a tool is scored by. */
export type Candidate = {
  name: string;
  description: string;
  category: string;
  tags: string[];
  isTrending: boolean;
};

const fold = (text: string) => text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();
const wordsOf = (text: string) =>
  fold(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
const fillers = new Set([
  "the",
  "and",
  "for",
  "with",
  "that",
  "from",
  "into",
  "need",
  "want",
  "tool",
  "tools",
  "help",
  "helps",
  "some",
  "something",
  "can",
  "you",
  "your",
  "our",
  "use",
  "using",
  "make",
  "making",
  "get",
  "app",
  "software",
  "best",
  "good",
  "like",
  "which",
  "what",
  "how",
]);

/** The words of a description of need that count: longer than two characters and not mere filling. */
export function needWords(query: string): string[] {
  return [...new Set(wordsOf(query))].filter((word) => word.length > 2 && !fillers.has(word));
}

/** Whether two words are the same but for a common ending ("images", "image"). */
function alike(a: string, b: string): boolean {
  const stem = (word: string) => word.replace(/(?:ing|ions?|ors?|ers?|es|s|e)$/, "");
  return a === b || (Math.min(a.length, b.length) > 3 && stem(a) === stem(b) && stem(a).length > 2);
}

/**
 * The documented score: each tag that the query speaks of +3, the category +5, each query word longer than two
 * characters in the name or description +2, trending +1; with a sentence for every reason. A tool that only trends
 * matched nothing.
 */
export function score(
  query: string,
  tool: Candidate,
): { score: number; matched: boolean; reasons: string[] } {
  const asked = needWords(query);
  const mentions = (text: string) => {
    const parts = wordsOf(text).filter((word) => word.length > 2 && !fillers.has(word));
    return parts.length > 0 && parts.every((part) => asked.some((word) => alike(word, part)));
  };
  const reasons: string[] = [];
  let points = 0;

  const tags = tool.tags.filter(mentions);
  points += 3 * tags.length;
  if (tags.length > 0) reasons.push(`Tagged ${tags.slice(0, 3).join(", ")}`);

  const topic = tool.category.replace(/^AI (for |and )?|\band\b|\btools\b/gi, " ");
  if (
    wordsOf(topic).some(
      (part) => part.length > 2 && !fillers.has(part) && asked.some((word) => alike(word, part)),
    )
  ) {
    points += 5;
    reasons.push(`In ${tool.category}`);
  }

  const text = new Set(wordsOf(`${tool.name} ${tool.description}`));
  const found = asked.filter((word) => text.has(word) || [...text].some((other) => alike(word, other)));
  points += 2 * found.length;
  if (found.length > 0) reasons.push(`Mentions ${found.slice(0, 4).join(", ")}`);

  const matched = points > 0;
  if (tool.isTrending) {
    points += 1;
    reasons.push("Trending now");
  }
  return { score: points, matched, reasons };
}
