/** A word of a search: as typed (folded), and its dictionary forms; a stop word has none. */
export type Word = { word: string; stems: string[] };

/** A word that the catalogue knows and that resembles one that was typed, `distance` slips away. */
export type Correction = { for: string; word: string; distance: number };

/** Words that say nothing in a directory of AI tools. They count only when a search has no others. */
const noise = new Set(["ai", "tool", "tools", "app", "apps", "software", "best", "top", "online", "website"]);
const maxWords = 8;

/** Leaves out what carries no meaning, and bounds what is left. */
export function meaningful(words: Word[]): Word[] {
  const kept = words.filter(({ word, stems }) => stems.length > 0 && !noise.has(word));
  return (kept.length > 0 ? kept : words).slice(0, maxWords);
}

/** Neighbouring words written as one ("mid journy" -> "midjourny"), and all of them as one. */
export function joined(words: Word[]): string[] {
  const pairs = words.slice(1).map(({ word }, i) => words[i]!.word + word);
  return words.length > 2 ? [...pairs, squash(words)] : pairs;
}

function squash(words: Word[]): string {
  return words.map(({ word }) => word).join("");
}

const quote = (lexeme: string) => `'${lexeme.replaceAll("\\", "\\\\").replaceAll("'", "''")}'`;
const any = (terms: string[]) => (terms.length === 1 ? terms[0]! : `(${terms.join(" | ")})`);
const all = (terms: string[]) => terms.map((term) => `(${term})`).join(" & ");
const inName = (word: string, prefix = false) => `${quote(`N/${word}`)}${prefix ? ":*" : ""}`;
const minPrefix = 1;

/**
 * The tsqueries of a search, best matches first: the name itself; all words in the name (the last may be unfinished);
 * all words in name, tags or category; all words anywhere. Lexemes are those of `search.lexemes`.
 */
export function strictQueries(words: Word[]): string[] {
  if (words.length === 0) return [];
  const last = words.length - 1;
  const name = (w: Word, i: number) => [
    inName(w.word, i === last && w.word.length >= minPrefix),
    ...w.stems.map((stem) => inName(stem)),
  ];
  const topic = (w: Word) => w.stems.map((stem) => quote(`T/${stem}`));
  const text = (w: Word) => w.stems.map(quote);
  const together = squash(words);
  const exact = quote(`E/${together}`);
  const names = any([
    all(words.map((w, i) => any(name(w, i)))),
    ...(words.length > 1 ? [inName(together)] : []),
  ]);
  if (words.every(({ word, stems }) => noise.has(word) || stems.length === 0)) return [exact, names];
  return [
    exact,
    names,
    all(words.map((w, i) => any([...name(w, i), ...topic(w)]))),
    all(words.map((w, i) => any([...name(w, i), ...text(w)]))),
  ];
}

/** The same with misspelt words replaced by what the catalogue knows, nearest first: one slip, then more. */
export function correctedQueries(words: Word[], corrections: Correction[]): string[] {
  const queries: string[] = [];
  for (const distance of [1, 2]) {
    const near = (typed: string) =>
      corrections.filter((c) => c.for === typed && c.distance <= distance).map((c) => c.word);
    if (!corrections.some((c) => c.distance === distance)) continue;
    const each = words.map((w) =>
      any([inName(w.word), ...w.stems.map(quote), ...near(w.word).map((word) => inName(word))]),
    );
    // A stop word that resembles nothing says nothing of the topic.
    const topic = words
      .map((w) => [
        ...w.stems.map(quote),
        ...near(w.word).flatMap((word) => [inName(word), quote(`T/${word}`), quote(word)]),
      ])
      .filter((terms) => terms.length > 0)
      .map(any);
    const whole = joined(words).flatMap((word) => near(word).map((known) => inName(known)));
    queries.push(any([...(words.length > 1 ? whole : []), all(each)]));
    if (topic.length > 0) queries.push(all(topic));
  }
  return queries;
}

/** Any of the words: for a search that nothing matches in full. */
export function anyWordQuery(words: Word[]): string[] {
  return words.length > 0 ? [any(words.flatMap((w) => [inName(w.word), ...w.stems.map(quote)]))] : [];
}
