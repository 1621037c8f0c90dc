import "server-only";
import { z } from "zod";
import { idRow } from "@/lib/platform/sql/queries-rows";
import { searchRows } from "@/lib/platform/sql/queries-searches";
import { sortedBy } from "@/lib/search/filter";

/** A name is shorter than this; Postgres has no NUL in text. */
const clean = (name: string) => name.slice(0, 200).replaceAll("\0", " ").toWellFormed();

const calledRow = z.object({ id: z.string(), begins: z.boolean() });

/**
 * The tool whose name begins with these words, with or without an "AI" after them, the shortest name first, or else the only one
 * whose name ends with them, as "Adobe Photoshop" is called by its last; undefined when there is none.
 */
export async function findCalled(name: string): Promise<string | undefined> {
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
  return first?.begins || !second ? first?.id : undefined;
}

/** The tool with this name, however it is written, of several the best by trend; undefined when there is none. */
export async function findNamed(name: string): Promise<string | undefined> {
  const rows = await searchRows(idRow)`
    SELECT id FROM search.entry
    WHERE search.document_of(id, version) @@ quote_literal('E/' || left(array_to_string(search.words(${clean(name)}), ''), 400))::tsquery
    ORDER BY ${sortedBy("trending")} LIMIT 1`;
  return rows[0]?.id;
}
