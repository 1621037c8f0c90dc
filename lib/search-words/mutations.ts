import "server-only";
import { z } from "zod";
import { Prisma, type SearchWord } from "@/lib/generated/prisma/client";
import { tags } from "@/lib/platform/cache/tags";
import { refuseField } from "@/lib/platform/errors";
import {
  type Actor,
  createRecord,
  lockRow,
  type RecordKind,
  removeRecord,
  type Tx,
  updateRecord,
} from "@/lib/platform/records/mutations";
import { lockName, queryRows } from "@/lib/platform/sql/queries-rows";
import { longestPhrase } from "@/lib/search/understanding/dictionary";
import { toWord, wordColumns } from "@/lib/search-words/mapper";
import type { WordChange, WordDto, WordInput } from "@/lib/search-words/schema";

const kind: RecordKind<SearchWord, WordDto> = {
  entity: "word",
  notFound: "Word not found",
  lock: lockRow(Prisma.sql`public.search_word`, (tx, id) =>
    tx.searchWord.findUnique({ where: { id }, select: wordColumns }),
  ),
  toDto: toWord,
  logged: ({ phrase, means, language }) => ({ phrase, means, language }),
  tagsOf: () => [tags.words],
};

const foldedRow = z.object({ phrase: z.string() });

/** A phrase as it is looked up; none that another entry of the language has. The others who add one wait meanwhile. */
async function claim(tx: Tx, text: string, language: string, ownId = ""): Promise<string> {
  await lockName(tx, "search-word");
  const [folded] = await queryRows(
    foldedRow,
    tx,
  )`SELECT array_to_string(search.words(${text}), ' ') AS phrase`;
  const { phrase } = folded!;
  if (phrase === "") throw refuseField("phrase", "Please enter a word or phrase.");
  if (phrase.split(" ").length > longestPhrase)
    throw refuseField("phrase", `A phrase has at most ${longestPhrase} words.`);
  if ((await tx.searchWord.count({ where: { phrase, language, id: { not: ownId } } })) === 0) return phrase;
  throw refuseField("phrase", `There is an entry for "${phrase}" already.`, "conflict");
}

/** Adds a word that searches understand. */
export const createWord = (input: WordInput, actor: Actor): Promise<WordDto> =>
  createRecord(kind, actor, async (tx) => {
    const phrase = await claim(tx, input.phrase, input.language);
    return tx.searchWord.create({ data: { ...input, phrase }, select: wordColumns });
  });

/** Changes a word, unless it is newer than what the change started from. */
export function updateWord(id: string, change: WordChange, actor: Actor): Promise<WordDto> {
  const { updatedAt: startedFrom, means, ...given } = change;
  return updateRecord(kind, id, { actor, startedFrom }, async (tx, before, updatedAt) => {
    const language = given.language ?? before.language;
    const phrase = await claim(tx, given.phrase ?? before.phrase, language, id);
    return tx.searchWord.update({
      where: { id },
      data: { phrase, means, language, updatedAt },
      select: wordColumns,
    });
  });
}

export const removeWord = (id: string, actor: Actor): Promise<void> =>
  removeRecord(kind, id, actor, (tx) => tx.searchWord.delete({ where: { id }, select: { id: true } }));
