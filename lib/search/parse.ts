import { allOf, anyOf, type Lexeme, type Query } from "@/lib/search/tsquery";

/** A word of a search: as typed (folded), and its dictionary forms; a stop word has none. */
export type Word = { word: string; stems: string[] };

/** Words that belong together: as typed, and the field's words for the same; either will do. */
export type Term = { typed: Word[]; means: Word[] };

/** A word that the catalogue knows, with its dictionary form, and that resembles one that was typed, `distance` slips away. */
export type Correction = { for: string; word: string; stem: string; distance: number };

/** Words that any search of a directory of AI tools may have, and say nothing there. */
const fillers = ["ai", "tool", "tools", "app", "apps", "software", "best", "top", "online"];
export const isFiller = (word: string) => fillers.includes(word);
/** Words that count only when a search has no others. */
const noise = new Set([...fillers, "website"]);
/** The same beside a word or two, which say what is made: hardly a tool's text says that it makes it with this very word. */
const making = new Set("create creates created creating generate generates generated generating".split(" "));
const mostMade = 2;
const maxWords = 8;

const saysNothing = ({ word, stems }: Word) => stems.length === 0 || noise.has(word);

/** Leaves out what carries no meaning, and bounds what is left. */
export function meaningful(terms: Term[]): Term[] {
  const kept = terms
    .map(({ typed, means }) => ({
      typed: means.length > 0 ? typed : typed.filter((word) => !saysNothing(word)),
      means,
    }))
    .filter(({ typed, means }) => typed.length > 0 || means.length > 0);
  const made = kept.filter(({ typed, means }) =>
    (means.length > 0 ? means : typed).some(({ word }) => !making.has(word)),
  );
  const said = made.length > 0 && made.length <= mostMade ? made : kept;
  return (said.length > 0 ? said : terms).slice(0, maxWords);
}

/** The words of some terms as they were typed. */
export const typedOf = (terms: Term[]): Word[] => terms.flatMap(({ typed }) => typed);

/** Neighbouring words written as one ("mid journy" -> "midjourny"), and all of them as one. */
export function joined(words: Word[]): string[] {
  const pairs = words.slice(1).map(({ word }, i) => words[i]!.word + word);
  return words.length > 2 ? [...pairs, squash(words)] : pairs;
}

function squash(words: Word[]): string {
  return words.map(({ word }) => word).join("");
}

/** Postgres takes lexemes of 2,046 bytes at most. */
const longestLexeme = 500;

/** A lexeme as a tsquery has it. */
export const quote = (long: string) => quoted(long.slice(0, longestLexeme));
const quoted = (lexeme: string) => `'${lexeme.replaceAll("\\", "\\\\").replaceAll("'", "''")}'`;
const lexeme = (long: string, implies: string[] = []): Lexeme => ({ text: quote(long), implies });
const inText = (stem: string) => lexeme(stem);
// Texts have the dictionary forms of tags, category and tasks too (`search.lexemes`).
const inTopic = (stem: string) => lexeme(`T/${stem}`, [quote(stem)]);
const beginsInName = (word: string): Lexeme => ({ text: `${quote(`N/${word}`)}:*`, implies: [] });
// Names have neighbouring words written as one as well, of which no text has the dictionary form.
const inName = (word: string) => lexeme(`N/${word}`, [beginsInName(word).text]);

/** Makers whose name people put beside that of a tool: "Google Gemini". */
const makers = new Set(
  "adobe alibaba amazon anthropic apple google meta microsoft mistral nvidia openai xai".split(" "),
);
const withoutMaker = (words: Word[]): Word[][] => {
  const others = words.filter(({ word }, i) => !((i === 0 || i === words.length - 1) && makers.has(word)));
  return others.length > 0 && others.length < words.length ? [others] : [];
};

/**
 * The name itself, of words that may say nothing else; then the name but for an "AI" at its end, which many leave out, and without
 * its maker.
 */
const exactQueries = (words: Word[]) =>
  [["", "ai"].map((end) => squash(words) + end), withoutMaker(words).map(squash)]
    .flat()
    .map((name) => lexeme(`E/${name}`));

/** The tsqueries of a search, best matches first: those for a name, then those for anything else. */
export type Queries = { names: Query[]; others: Query[] };

export const allQueries = ({ names, others }: Queries): Query[] => [...names, ...others];

/**
 * The tsqueries of a search, best matches first: the name itself; all words in the name (the last may be unfinished);
 * all terms in name, tags, category or tasks, or one of the tasks that it speaks of; all terms anywhere. Lexemes are those of
 * `search.lexemes`.
 *
 * @param tasks codes of the tasks that the search names
 * @param typed all words, those too that say nothing but in a name
 * @param options.anywhere whether terms that a text has in passing count
 * @param options.named whether some words of a name are enough for it
 */
export function strictQueries(
  terms: Term[],
  tasks: number[] = [],
  typed = typedOf(terms),
  { anywhere = true, named = true } = {},
): Queries {
  const words = typedOf(terms);
  const forTask = tasks.map((code) => lexeme(`K/${code}`));
  if (terms.length === 0) return { names: [], others: [] };
  const name = (w: Word, unfinished: boolean) => [
    unfinished ? beginsInName(w.word) : inName(w.word),
    ...w.stems.map(inName),
  ];
  const topic = (w: Word) => w.stems.map(inTopic);
  const text = (w: Word) => w.stems.map(inText);
  const inNames = (some: Word[]) => [
    allOf(some.map((w, i) => anyOf(name(w, i === some.length - 1)))),
    ...(some.length > 1 ? [inName(squash(some))] : []),
  ];
  const more = typed.length > words.length;
  // Where the words of others say nothing but what they mean together, those that are left are no name: "traduire un document word".
  const isWhole = !more || terms.every(({ typed }) => typed.length > 0);
  const names =
    words.length > 0
      ? [
          ...(more ? exactQueries(typed) : []),
          ...(isWhole ? exactQueries(words) : []),
          ...(named ? [anyOf([...(isWhole ? inNames(words) : []), ...(more ? inNames(typed) : [])])] : []),
        ]
      : [];
  if (typedOf(terms).every(saysNothing) && terms.every(({ means }) => means.length === 0))
    return { names, others: forTask.length > 0 ? [anyOf(forTask)] : [] };
  // Each term by what was typed, in the name too, or by the field's words for it.
  const each = (where: (word: Word) => Query[]): Query[] => {
    const parts = terms.flatMap(({ typed, means }) => {
      const ways = [
        typed.map((w) => anyOf([...name(w, w === words.at(-1)), ...where(w)])),
        means
          .map(where)
          .filter((lexemes) => lexemes.length > 0)
          .map(anyOf),
      ].filter((way) => way.length > 0);
      return ways.length === 0 ? [] : [anyOf(ways.map((way) => (way.length === 1 ? way[0]! : allOf(way))))];
    });
    // Words for a term may all be stop words: nothing is asked of it then.
    return parts.length > 0 ? [allOf(parts)] : [];
  };
  const topics = [...each(topic), ...forTask];
  return { names, others: [...(topics.length > 0 ? [anyOf(topics)] : []), ...(anywhere ? each(text) : [])] };
}

/**
 * The same with misspelt words replaced by what the catalogue knows, nearest first: one slip, then more.
 *
 * @param options.anywhere whether they are looked for in texts, and not in names alone
 * @param options.isSlip whether a word may be a slip for one of a text, and not of a name alone
 */
export function correctedQueries(
  words: Word[],
  corrections: Correction[],
  { anywhere = true, isSlip = () => true }: { anywhere?: boolean; isSlip?: (word: string) => boolean } = {},
): Query[] {
  const texts = (stems: string[]) => (anywhere ? stems.map(inText) : []);
  const queries: Query[] = [];
  for (const distance of [1, 2]) {
    const near = (typed: string) => corrections.filter((c) => c.for === typed && c.distance <= distance);
    if (!corrections.some((c) => c.distance === distance)) continue;
    const each = words.map((w) =>
      anyOf([inName(w.word), ...texts(w.stems), ...near(w.word).map(({ word }) => inName(word))]),
    );
    // A stop word that resembles nothing says nothing of the topic.
    const topic = words
      .map((w) => [
        ...w.stems.map(inText),
        ...near(w.word).flatMap(({ word, stem }) => [
          inName(word),
          ...(isSlip(w.word) ? [inTopic(stem), inText(stem)] : []),
        ]),
      ])
      .filter((terms) => terms.length > 0)
      .map(anyOf);
    const whole = joined(words).flatMap((word) => near(word).map((known) => inName(known.word)));
    queries.push(anyOf([...(words.length > 1 ? whole : []), allOf(each)]));
    if (anywhere && topic.length > 0) queries.push(allOf(topic));
  }
  return queries;
}
