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

/** A text taken literally by Prisma's filters in any case, which interpret the signs of `LIKE` too. */
export const literal = (text: string) => withoutNul(text).replace(/[\\%_]/g, "\\$&");

/** The same as {@link containing} as a filter of Prisma. */
export const containingText = (text: string) => ({ contains: literal(text), mode: "insensitive" }) as const;
