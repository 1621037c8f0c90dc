import "server-only";
import { db } from "@/lib/platform/db";
import type { Page } from "@/lib/platform/http/page";
import { Prisma } from "@/lib/generated/prisma/client";
import { readPage, takePage } from "@/lib/platform/sql/queries-page";
import { containing, idRow, queryRows } from "@/lib/platform/sql/queries-rows";
import { toWord, wordColumns } from "@/lib/search-words/mapper";
import type { WordDto, WordQuery } from "@/lib/search-words/schema";

/** A page of the words that searches understand. */
export async function listWords(query: WordQuery): Promise<Page<WordDto>> {
  const { q, language, sort, order } = query;
  // Phrases are folded, and so is what they are looked for by.
  const pattern = containing(q, (typed) => Prisma.sql`search.fold(${typed})`);
  const found = await queryRows(idRow)`
    SELECT id FROM public.search_word WHERE phrase LIKE ${pattern} OR lower(means) LIKE ${pattern}`;
  const where = { language, ...(q ? { id: { in: found.map(({ id }) => id) } } : {}) };
  const rows = db.searchWord.findMany({
    where,
    orderBy: [{ [sort]: order }, { phrase: "asc" }, { id: "asc" }],
    ...takePage(query),
    select: wordColumns,
  });
  return readPage(query, rows, db.searchWord.count({ where }), toWord);
}
