import "server-only";
import { z } from "zod";
import { LRUCache } from "lru-cache";
import { queryRows } from "@/lib/platform/sql/queries-rows";
import { searchRows } from "@/lib/platform/sql/queries-searches";
import { cached } from "@/lib/platform/cache/cached";
import { tags } from "@/lib/platform/cache/tags";
import { readCommonWords } from "@/lib/search/understanding/common-words";
import type { Constraint } from "@/lib/search/understanding/constraint-rule";
import { integrationWords, readConstraints, readLike } from "@/lib/search/understanding/constraints";
import { elsewhere } from "@/lib/search/understanding/elsewhere";
import { Dictionary, isStop, type Meant, withoutStops } from "@/lib/search/understanding/dictionary";
import { mapInTurns } from "@/lib/search/understanding/in-turns";
import {
  type Foreign,
  type Language,
  type TaskEntry,
  TaskIndex,
  type TaskMatch,
  toTheLetter,
} from "@/lib/search/understanding/task-index";
import { asidesOf, isContent, isObject, turnsOf, wordsOf } from "@/lib/search/understanding/text";
import { isFiller } from "@/lib/search/parse";
import { isWord } from "@/lib/search/understanding/word-vectors";

/** The characters of a text that count. */
const longest = 500;
const mostWords = 24;
/**
 * From this share of the best task's match on, what no tool does is meant; the more its words are those of tasks, the more. Both
 * have words in common, as somebody wants a name for a shop.
 */
const elsewhereFrom = (odds: number) => Math.min(1.15, Math.max(0.8, 0.95 - 0.07 * odds));
/** A fainter match with what no tool does tells nothing: the text may be a misspelt name. */
const elsewhereLeast = 0.3;

/** What a text says, as far as it is understood. */
export type Understanding = {
  constraints: Constraint[];
  /** The text without the words that only say constraints. */
  rest: string;
  /** The name of the tool to which alternatives are asked for, and what else is said. */
  like?: { name: string; more: string };
  language: Language;
  /** All words of the rest, in their order. */
  typed: string[];
  /** What is looked for, word by word; words that say nothing are left out. */
  words: Meant[];
  /** The English words of these that say less, as {@link asidesOf} has them. */
  asides: ReadonlySet<string>;
  /** The jobs that it speaks of, the best first. */
  tasks: TaskMatch[];
  /** Whether it is nearer to what no tool does. */
  isElsewhere: boolean;
};

/** What is known of words and tasks, with the texts that were last understood by it. */
type Vocabulary = {
  version: string;
  tasks: TaskIndex;
  dictionary: Dictionary;
  understood: LRUCache<string, Understanding>;
};

const versionRow = z.object({ version: z.string() });
const readVersion = cached(
  "vocabulary",
  async () => {
    const [row] = await queryRows(versionRow)`
      SELECT concat_ws(' ', (SELECT count(*) || '/' || max(updated_at) FROM public.task),
        (SELECT count(*) || '/' || max(updated_at) FROM public.search_word)) AS version`;
    return row?.version ?? "";
  },
  { tags: () => [tags.tasks, tags.words] },
);

const taskRow = z.object({
  code: z.int(),
  slug: z.string(),
  name: z.string(),
  phrases: z.object({
    en: z.array(z.string()),
    de: z.array(z.string()),
    es: z.array(z.string()),
    fr: z.array(z.string()),
  }),
}) satisfies z.ZodType<TaskEntry>;
const wordRow = z.object({ phrase: z.string(), means: z.string(), language: z.string() });
const stemRow = z.object({ word: z.string(), stem: z.string() });

type Known = {
  stems: LRUCache<string, string>;
  /** The newest vocabulary, whole or being built, or waiting for the one that is being built. */
  vocabulary?: { version: string; built: Promise<Vocabulary> };
  building?: Promise<Vocabulary>;
};
// Pages and interface routes are bundled apart and each have a copy of this module; what is known is large. In development
// a change of the code makes it anew.
const shared = (process.env.NODE_ENV === "development" ? {} : globalThis) as { almanacVocabulary?: Known };
const known: Known = (shared.almanacVocabulary ??= {
  stems: new LRUCache({
    max: 50_000,
    maxSize: 1_000_000,
    sizeCalculation: (stem, word) => word.length + stem.length + 1,
  }),
});

/** The dictionary forms of English words, as the index has them, are known to {@link stemOf} afterwards. */
async function learnStems(words: string[]): Promise<void> {
  // Asked for, a word is among the last to go: those that are learned now push none of the same text out.
  const missing = [...new Set(words)].filter((word) => known.stems.get(word) === undefined);
  if (missing.length === 0) return;
  const rows = await searchRows(stemRow)`
    SELECT word, coalesce((search.stems(ARRAY[word]))[1], '') AS stem FROM unnest(${missing}::text[]) AS word`;
  for (const { word, stem } of rows) known.stems.set(word, stem);
}
/** The dictionary form of a word of a text that was understood; empty for a stop word. */
export const stemOf = (word: string) => known.stems.get(word) ?? word;

const ascii = /^[\0-\x7f]*$/;

/** The words of a text as the index has them, whose dictionary forms are known afterwards. */
async function readWords(text: string): Promise<string[]> {
  if (ascii.test(text)) {
    // Of plain letters and digits the database would make the same.
    const words = (text.toLowerCase().match(/[a-z0-9]+/g) ?? []).slice(0, 3 * mostWords);
    await learnStems(words);
    return words;
  }
  const rows = await searchRows(stemRow)`
    SELECT word, coalesce((search.stems(ARRAY[word]))[1], '') AS stem
    FROM unnest(search.words(${text})) WITH ORDINALITY AS typed (word, position) ORDER BY position LIMIT ${3 * mostWords}`;
  for (const { word, stem } of rows) known.stems.set(word, stem);
  return rows.map(({ word }) => word);
}

/** The vocabulary as it is now: built once, and again when a task or a word has changed. */
async function readVocabulary(): Promise<Vocabulary> {
  const version = await readVersion();
  if (known.vocabulary?.version === version) return known.vocabulary.built;
  const newest = { version, built: Promise.resolve().then(() => buildNext(version)) };
  known.vocabulary = newest;
  // What could not be built is tried again by the next who asks.
  newest.built.catch(() => known.vocabulary === newest && (known.vocabulary = undefined));
  return newest.built;
}

/**
 * Builds a vocabulary once none is being built: beside each other, as after several changes, all would be late. One that a newer
 * one has taken the place of meanwhile is left out.
 */
async function buildNext(version: string): Promise<Vocabulary> {
  while (known.building) await known.building.catch(() => {});
  if (known.vocabulary && known.vocabulary.version !== version) return known.vocabulary.built;
  known.building = build(version).finally(() => (known.building = undefined));
  return known.building;
}

async function build(version: string): Promise<Vocabulary> {
  const [tasks, words] = await Promise.all([
    queryRows(taskRow)`
      SELECT code, slug, name, '{"en": [], "de": [], "es": [], "fr": []}'::jsonb || phrases AS phrases FROM public.task ORDER BY code LIMIT 2000`,
    queryRows(wordRow)`SELECT phrase, means, language FROM public.search_word ORDER BY id LIMIT 20000`,
  ]);
  const entries = [
    ...tasks,
    ...elsewhere.map((phrases, i) => ({ code: -1 - i, slug: "", name: "", phrases })),
  ];
  const phrasesIn = async (language: Language) =>
    (await mapInTurns(entries, ({ phrases }) => phrases[language].flatMap(wordsOf))).flat();
  const saidIn = async (language: Foreign) => [
    ...(await phrasesIn(language)),
    ...words.filter((word) => word.language === language).flatMap(({ phrase }) => phrase.split(" ")),
  ];
  const english = [...tasks.flatMap(({ name }) => wordsOf(name)), ...(await phrasesIn("en"))];
  const common = readCommonWords();
  await learnStems([...english, ...[...words, ...common].flatMap(({ means }) => wordsOf(means))]);
  const said = { en: english, de: await saidIn("de"), es: await saidIn("es"), fr: await saidIn("fr") };
  const dictionary = new Dictionary(words, said, common);
  const translate = (words: string[], language: Foreign) =>
    withoutStops(
      dictionary.rewrite(
        words.flatMap((word) => dictionary.partsOf(word, language)),
        language,
      ),
      language,
    ).flatMap((part) => englishOf(part, language));
  return {
    version,
    tasks: await TaskIndex.of(entries, stemOf, isStop, translate),
    dictionary,
    // In characters: what is understood of a text is as long as the text.
    understood: new LRUCache({ max: 2_000, maxSize: 100_000, sizeCalculation: (_, key) => key.length }),
  };
}

/**
 * Reads what somebody needs out of what they typed. What is told is shared: nobody may change it.
 *
 * @param options.spelling takes words that nobody knows for slips of those of the phrases, the last one for the beginning of one;
 * names are such words too
 */
export async function understand(text: string, { spelling = false } = {}): Promise<Understanding> {
  const vocabulary = await readVocabulary();
  const asked = text.slice(0, longest).replaceAll("\0", " ").toWellFormed();
  const key = `${spelling} ${asked}`;
  // No promise is kept: one holds all that the request knew in which it was made.
  const understanding = vocabulary.understood.get(key) ?? (await read(asked, vocabulary, spelling));
  vocabulary.understood.set(key, understanding);
  await learnStems([
    ...understanding.typed,
    ...understanding.words.flatMap(({ typed, means }) => [...typed, ...means]),
  ]);
  return understanding;
}

async function read(
  text: string,
  { tasks, dictionary }: Vocabulary,
  spelling: boolean,
): Promise<Understanding> {
  const { constraints, rest } = readConstraints(text);
  const likeness = readLike(rest);
  const like = likeness && { name: likeness.alone, more: likeness.more };
  // "Alternative" says nothing of what the named tool does.
  const typed = await readWords(likeness ? `${likeness.alone} ${likeness.more}` : rest);
  const language = dictionary.languageOf(typed, isWord);
  const finish = (word: string) => (word === typed.at(-1) ? dictionary.complete(word, isWord) : undefined);
  const correct = (word: string) => dictionary.correct(word, isWord) ?? finish(word) ?? [];
  const parts = typed.flatMap((word) => dictionary.partsOf(word, language));
  const rewritten = dictionary.rewrite(parts, language);
  const spelled =
    spelling && language === "en"
      ? rewritten.map((part) => {
          const right = part.means.length === 0 ? part.typed.flatMap(correct) : [];
          return right.length > 0 ? { typed: right, means: [] } : part;
        })
      : rewritten;
  const owned =
    language === "en"
      ? typed.filter((_, i) => isObject(typed, i))
      : spelled.flatMap(({ means }) => (means.join() === "website" ? means : []));
  const words = withoutStops(spelled, language, owned).slice(0, mostWords);
  const english = [
    ...new Set([...words.flatMap((word) => englishOf(word, language)).filter(isContent), ...owned]),
  ];
  await learnStems(english);
  const said = asidesOf(spelled.flatMap(({ typed: said }) => said));
  for (const word of integrationWords(text, typed)) said.add(word);
  const asides = new Set(
    words
      .filter((word) => word.typed.some((one) => said.has(one)))
      .flatMap((word) => englishOf(word, language)),
  );
  const query = {
    words: english,
    typed: parts.filter((word) => !isStop(word, language) && isContent(word)),
    said:
      language === "en"
        ? spelled.flatMap(({ typed: said, means }) => (means.length > 0 ? means : said))
        : words.flatMap((word) => englishOf(word, language)),
    turns: turnsOf(
      spelled.flatMap(({ typed: said, means }) => (means.length > 0 ? means : said)),
      stemOf,
    ),
    asides,
    language,
    whole: wordsOf(text),
    plain: wordsOf(rest).filter((word) => !isFiller(word)),
    mayName: !spelling,
    translated: words.length > 0 ? words.filter(isTranslated).length / words.length : 1,
  };
  const matches = tasks.match(query);
  const bestOf = (isOne: (code: number) => boolean) => matches.find(({ code }) => isOne(code))?.score ?? 0;
  const away = bestOf((code) => code < 0);
  const near = bestOf((code) => code > 0);
  return {
    constraints,
    rest,
    like,
    language,
    typed,
    words,
    asides,
    tasks: matches.filter(({ code }) => code > 0),
    isElsewhere:
      near < toTheLetter &&
      (away === toTheLetter ||
        (away >= elsewhereLeast && away > elsewhereFrom(tasks.oddsAway(query)) * near)),
  };
}

/** Whether a word is known in English. */
const isTranslated = ({ typed, means }: Meant) => means.length > 0 || typed.every(isWord);

/** The English words that a word stands for: those of the field, and what was typed where that may be English. */
export const englishOf = ({ typed, means }: Meant, language: Language): string[] =>
  language === "en" || means.length === 0 ? [...means, ...typed] : means;

/** How much each of some words says, for a rank by them. */
export async function weigh(words: string[]): Promise<Map<string, { stem: string; weight: number }>> {
  const { tasks } = await readVocabulary();
  await learnStems(words);
  return new Map(
    words
      .filter((word) => stemOf(word) !== "")
      .map((word) => [word, { stem: stemOf(word), weight: tasks.weightOf(word) }]),
  );
}
