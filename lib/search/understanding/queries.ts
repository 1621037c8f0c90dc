import "server-only";
import type { Constraint } from "@/lib/search/understanding/constraint-rule";
import {
  integrationWords,
  type Likeness,
  readConstraints,
  readLike,
} from "@/lib/search/understanding/constraints";
import { isStop, type Meant, withoutStops } from "@/lib/search/understanding/dictionary";
import {
  englishOf,
  learnStems,
  readVocabulary,
  readWords,
  stemOf,
  type Vocabulary,
} from "@/lib/search/understanding/queries-vocabulary";
import { type TaskMatch, toTheLetter } from "@/lib/search/understanding/task-index";
import {
  asidesOf,
  hyphened,
  isContent,
  isObject,
  type Language,
  markedWords,
  turnsBack,
  turnsOf,
  wordsOf,
} from "@/lib/search/understanding/text";
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
  like?: Likeness;
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
  { tasks, meanings, dictionary }: Vocabulary,
  spelling: boolean,
): Promise<Understanding> {
  const { constraints, rest } = readConstraints(text);
  const like = readLike(rest);
  // "Alternative" says nothing of what the named tool does.
  const meant = like && !like.isUnsure ? `${like.alone} ${like.more}` : rest;
  const typed = dictionary.join(await readWords(meant, 3 * mostWords), hyphened(text));
  const language = dictionary.languageOf(typed, isWord, markedWords(text));
  const finish = (word: string) => (word === typed.at(-1) ? dictionary.complete(word, isWord) : undefined);
  const correct = (word: string) =>
    dictionary.correct(word, isWord) ?? dictionary.splitEnglish(word, isWord) ?? finish(word) ?? [];
  const parts = dictionary.split(typed, language);
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
  const spoken = spelled.flatMap(({ typed }) => typed);
  const said = asidesOf(spoken);
  for (const word of integrationWords(rest)) said.add(word);
  const asides = new Set(
    words
      .filter((word) => word.typed.some((one) => said.has(one)))
      .flatMap((word) => englishOf(word, language)),
  );
  const inOrder = spelled.flatMap(({ typed: own, means }) => (means.length > 0 ? means : own));
  const query = {
    words: english,
    typed: parts.filter((word) => !isStop(word, language) && isContent(word)),
    said: language === "en" ? inOrder : words.flatMap((word) => englishOf(word, language)),
    turns: [...turnsOf(inOrder, stemOf), ...turnsBack(inOrder, stemOf)],
    asides,
    language,
    whole: wordsOf(text),
    plain: wordsOf(rest).filter((word) => !isFiller(word)),
    mayName: !spelling,
  };
  const matches = tasks.match(query, meanings);
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
