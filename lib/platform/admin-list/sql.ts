import "server-only";
import { Prisma } from "@/lib/generated/prisma/client";

/**
 * What `LIKE` finds a text by anywhere in a column that is in lower case: in any case, and taken literally. Unlike
 * `ILIKE`, which makes every row's text lower case for every search, it is answered by an index on `lower(…)`.
 */
export function containing(text: string): Prisma.Sql {
  const literal = text
    .replaceAll("\0", "")
    .toWellFormed()
    .replace(/[\\%_]/g, "\\$&");
  return Prisma.sql`lower(${`%${literal}%`})`;
}
