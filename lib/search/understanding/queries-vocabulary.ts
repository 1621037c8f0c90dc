import "server-only";
import { z } from "zod";
import { LRUCache } from "lru-cache";
import { queryRows } from "@/lib/platform/sql/queries-rows";
import { searchRows } from "@/lib/platform/sql/queries-searches";
import { cached } from "@/lib/platform/cache/cached";
import { tags } from "@/lib/platform/cache/tags";
import { readCommonWords } from "@/lib/search/understanding/common-words";
import { readElsewhere } from "@/lib/search/understanding/elsewhere";
import {
  Dictionary,
  isStop,
  type Lexicon,
  type Meant,
  withoutStops,
  withStems,
} from "@/lib/search/understanding/dictionary";
import type { Understanding } from "@/lib/search/understanding/queries";
import { MeaningIndex } from "@/lib/search/understanding/meaning-index";
import { type Task, TaskIndex } from "@/lib/search/understanding/task-index";
import {
  type Foreign,
  foreignLanguages,
  isAscii,
  type Language,
  type Phrases,
  wordsOf,
} from "@/lib/search/understanding/text";
import { readWordings, type Wording, wordsIn } from "@/lib/search/understanding/wording";

/** What is known of words and tasks, with the texts that were last understood by it. */
export type Vocabulary = {
  version: string;
  tasks: TaskIndex;
  /** What the phrases of the tasks mean, those of other languages by the dictionary. */
  meanings: MeaningIndex;
  dictionary: Dictionary;
  understood: LRUCache<string, Understanding>;
};

const versionRow = z.object({ version: z.string() });
const readVersion = cached(
  "vocabulary",
  async () => {
    const [row] = await queryRows(versionRow)`
      SELECT concat_ws(' ', (SELECT concat_ws('/', count(*), max(updated_at)) FROM public.task),
        (SELECT concat_ws('/', count(*), max(updated_at)) FROM public.search_word)) AS version`;
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
}) satisfies z.ZodType<Task & { phrases: Phrases }>;
const wordRow = z.object({ phrase: z.string(), means: z.string(), language: z.string() });
const stemRow = z.object({ word: z.string(), stem: z.string() });

type Known = {
  stems: LRUCache<string, string>;
  common?: Record<Foreign, Lexicon>;
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
export async function learnStems(words: string[]): Promise<void> {
  // Asked for, a word is among the last to go: those that are learned now push none of the same text out.
  const missing = [...new Set(words)].filter((word) => known.stems.get(word) === undefined);
  if (missing.length === 0) return;
  const rows = await searchRows(stemRow)`
    SELECT word, coalesce((search.stems(ARRAY[word]))[1], '') AS stem FROM unnest(${missing}::text[]) AS word`;
  for (const { word, stem } of rows) known.stems.set(word, stem);
}
/** The dictionary form of a word of a text that was understood; empty for a stop word. */
export const stemOf = (word: string) => known.stems.get(word) ?? word;

/** The first words of a text as the index has them, whose dictionary forms are known afterwards. */
export async function readWords(text: string, most: number): Promise<string[]> {
  if (isAscii(text)) {
    // Of plain letters and digits the database would make the same.
    const words = (text.toLowerCase().match(/[a-z0-9]+/g) ?? []).slice(0, most);
    await learnStems(words);
    return words;
  }
  const rows = await searchRows(stemRow)`
    SELECT word, coalesce((search.stems(ARRAY[word]))[1], '') AS stem
    FROM unnest(search.words(${text})) WITH ORDINALITY AS typed (word, position) ORDER BY position LIMIT ${most}`;
  for (const { word, stem } of rows) known.stems.set(word, stem);
  return rows.map(({ word }) => word);
}

/** The vocabulary as it is now: built once, and again when a task or a word has changed. */
export async function readVocabulary(): Promise<Vocabulary> {
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

/** One word more, or one phrase, makes all of it anew: what a part could be kept for the next time would be tens of megabytes. */
async function build(version: string): Promise<Vocabulary> {
  const entries = await readEntries();
  const wordings = await readWordings(entries);
  const en = wordsIn(wordings, "en");
  await learnStems(en);
  const tasks = await TaskIndex.of(entries, wordings, stemOf, isStop);
  const words = await queryRows(wordRow)`
    SELECT phrase, means, language FROM public.search_word ORDER BY id LIMIT 20000`;
  await learnStems(words.flatMap(({ means }) => wordsOf(means)));
  const dictionary = new Dictionary(
    words,
    withStems({ en, de: wordsIn(wordings, "de"), es: wordsIn(wordings, "es"), fr: wordsIn(wordings, "fr") }),
    (known.common ??= readCommonWords()),
  );
  const translate = (words: string[], language: Foreign) =>
    withoutStops(dictionary.rewrite(dictionary.split(words, language), language), language).flatMap((part) =>
      englishOf(part, language),
    );
  const inEnglish = (one: Wording) => [
    ...one.en,
    ...foreignLanguages.flatMap((language) => one[language].map((words) => translate(words, language))),
  ];
  return {
    version,
    tasks,
    meanings: await MeaningIndex.of(wordings, inEnglish),
    dictionary,
    // In characters: what is understood of a text is as long as the text.
    understood: new LRUCache({ max: 2_000, maxSize: 100_000, sizeCalculation: (_, key) => key.length }),
  };
}

/** The tasks, and kinds of what no tool does. */
async function readEntries(): Promise<(Task & { phrases: Phrases })[]> {
  const tasks = await queryRows(taskRow)`
    SELECT code, slug, name, '{"en": [], "de": [], "es": [], "fr": []}'::jsonb || phrases AS phrases FROM public.task ORDER BY code LIMIT 2000`;
  return [...tasks, ...readElsewhere().map((phrases, i) => ({ code: -1 - i, slug: "", name: "", phrases }))];
}

/** The English words that a word stands for: those of the field, and what was typed where that may be English. */
export const englishOf = ({ typed, means }: Meant, language: Language): string[] =>
  language === "en" || means.length === 0 ? [...means, ...typed] : means;
