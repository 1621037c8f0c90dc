import "server-only";
import { withoutNul } from "@/lib/platform/plain-text/utils";
import { Prisma } from "@/lib/generated/prisma/client";

/**
 * What `LIKE` finds a text by anywhere in a column that is in lower case: in any case, and taken literally. Unlike
 * `ILIKE`, which makes every row's text lower case for every search, it is answered by an index on `lower(…)`.
 *
 * @param fold what else was done to the text of the column. It may make signs that `LIKE` interprets, so they are escaped
 *   after it.
 */
export function containing(text: string, fold = (typed: Prisma.Sql) => typed): Prisma.Sql {
  const typed = fold(Prisma.sql`${withoutNul(text).toWellFormed()}::text`);
  return Prisma.sql`'%' || regexp_replace(lower(${typed}), '([\\\\%_])', '\\\\\\1', 'g') || '%'`;
}
