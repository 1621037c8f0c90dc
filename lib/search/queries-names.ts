import "server-only";
import { z } from "zod";
import { idRow } from "@/lib/platform/sql/queries-rows";
import { searchRows } from "@/lib/platform/sql/queries-searches";
import { sortedBy } from "@/lib/search/filter";
import { corrections } from "@/lib/search/queries-corrections";
import type { Meant } from "@/lib/search/understanding/dictionary";
import { type Likeness, readChoice, readVersus } from "@/lib/search/understanding/constraints";
import { wordsOf } from "@/lib/search/understanding/text";
import { rarity } from "@/lib/search/understanding/word-vectors";

/** No name of a tool has more words. */
export const longestName = 4;

/** A name is shorter than this; Postgres has no NUL in text. */
const clean = (name: string) => name.slice(0, 200).replaceAll("\0", " ").toWellFormed();

const calledRow = z.object({ id: z.string(), begins: z.boolean() });

/**
 * The tool whose name begins with these words, with or without an "AI" after them, the shortest name first, or else the only one
 * whose name ends with them, as "Adobe Photoshop" is called by its last; undefined when there is none.
 *
 * @param mayEnd whether a name may end with them: "crm" ends one, and is said of many
 */
async function findCalled(name: string, mayEnd = true): Promise<string | undefined> {
  const short = name.replace(/[ .]ai$/i, "");
  const exact = (await findNamed(name)) ?? (short === name ? undefined : await findNamed(short));
  if (exact) return exact;
  const [first, second] = await searchRows(calledRow)`
    SELECT id, begins FROM search.entry,
      left(array_to_string(search.words(${clean(name)}), ' '), 400) AS words,
      array_to_string(search.words(name_key), ' ') AS called, starts_with(called || ' ', words || ' ') AS begins
    WHERE words <> '' AND search.document_of(id, version) @@ quote_literal('N/' || split_part(words, ' ', 1))::tsquery
      AND (begins OR right(' ' || called, length(words) + 1) = ' ' || words)
    ORDER BY begins DESC, length(called), ${sortedBy("trending")} LIMIT 2`;
  return first?.begins || (mayEnd && !second) ? first?.id : undefined;
}

/** The tool with this name, however it is written, of several the best by trend; undefined when there is none. */
export async function findNamed(name: string): Promise<string | undefined> {
  const rows = await searchRows(idRow)`
    SELECT id FROM search.entry
    WHERE search.document_of(id, version) @@ quote_literal('E/' || left(array_to_string(search.words(${clean(name)}), ''), 400))::tsquery
    ORDER BY ${sortedBy("trending")} LIMIT 1`;
  return rows[0]?.id;
}

/**
 * A tool that is named, what is said beside its name, and what is asked for: the tool itself, what can stand in for it, the latter
 * because the tool does not meet what else is said, or the tool beside others that the catalogue does not have.
 */
export type Named = { id: string; more: string; as: "itself" | "like" | "instead" | "beside" };

/** The tool that somebody wants something like, or wants itself; undefined where none is called so. */
export async function findLike({
  name,
  alone,
  more,
  isUnsure,
  isItself,
}: Likeness): Promise<Named | undefined> {
  const whole = isUnsure ? undefined : await findCalled(name);
  if (whole) return { id: whole, more: more.slice(name.length - alone.length).trim(), as: "like" };
  const id = isUnsure
    ? await findUnmistakable(alone, !isItself)
    : name === alone
      ? undefined
      : await findCalled(alone);
  return id === undefined ? undefined : { id, more, as: isItself ? "itself" : "like" };
}

/** The tools that a text asks to compare, at most so many; undefined unless there is another for each of its names. */
export async function findCompared(text: string, most: number): Promise<string[] | undefined> {
  const versus = readVersus(text);
  const names = versus ?? readChoice(text);
  if (!names) return undefined;
  const find = versus
    ? (name: string) => findCalled(name)
    : async (name: string) => (await findNamed(name)) ?? findUnmistakable(name);
  const ids = await Promise.all(names.slice(0, most).map(find));
  const found = ids.filter((id) => id !== undefined);
  return new Set(found).size === ids.length ? found : undefined;
}

/** The first tool that a text asks to compare, where there is none for another of its names: "Midjourney vs Dalle". */
export async function findBeside(text: string): Promise<string | undefined> {
  for (const name of readVersus(text)?.slice(0, 2) ?? []) {
    const id = (await findNamed(name)) ?? (await findUnmistakable(name, false));
    if (id) return id;
  }
  return undefined;
}

/** {@link findCalled} where the words say nothing else: "photo" begins the name of Photo AI, and is what many tools are for. */
export async function findUnmistakable(name: string, mayEnd = true): Promise<string | undefined> {
  return (await isOrdinary(name)) ? undefined : findCalled(name, mayEnd);
}

/** Whether words are ordinary ones that say what tools are for. */
async function isOrdinary(name: string): Promise<boolean> {
  if (wordsOf(name).some((word) => rarity(word) === 1)) return false;
  const rows = await searchRows(idRow)`
    SELECT id FROM search.entry WHERE search.document_of(id, version) @@ (
      SELECT string_agg(quote_literal('T/' || stem), ' & ') FROM unnest(search.stems(search.words(${clean(name)}))) AS stem
    )::tsquery LIMIT 1`;
  return rows.length > 0;
}

/** A shorter word is one slip away from too many names. */
const shortestMisspelt = 5;

/**
 * The tool whose name was misspelt, where that is all that was typed: as it is understood, or else what is nearest to it. Ordinary
 * words are none.
 */
export async function findMeant(typed: string[], words: Meant[]): Promise<string | undefined> {
  const whole = typed.join("");
  if (whole.length < shortestMisspelt || words.some(({ means }) => means.length > 0)) return undefined;
  const understood = words.flatMap((word) => word.typed);
  if (understood.join("") !== whole && understood.length === typed.length)
    return findExactly(understood.join(" "));
  const near = await corrections(typed.map((word) => ({ word, stems: [] })));
  near.sort((a, b) => a.distance - b.distance);
  const wholes = near.filter((one) => one.for === whole).map(({ word }) => word);
  const right = typed.map((word) => near.find((one) => one.for === word)?.word ?? word).join(" ");
  for (const name of new Set([...wholes, right])) {
    const id = await findExactly(name);
    if (id) return id;
  }
  return undefined;
}

const findExactly = async (name: string) => ((await isOrdinary(name)) ? undefined : findNamed(name));
