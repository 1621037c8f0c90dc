import "server-only";
import { Prisma } from "@/lib/generated/prisma/client";

/**
 * A "best software" page, called `page`, that the public may see: the one place that decides it, when it is read. With a
 * time ahead, also those that will appear within it.
 */
export function published(ahead = Prisma.sql`interval '0'`): Prisma.Sql {
  return Prisma.sql`page.status = 'published' AND page.published_at <= now() + ${ahead}`;
}

/** Pages that appear while something is cached are in it already, and are left out until then. */
export const withinADay = Prisma.sql`interval '1 day'`;

/** Those of the cached entries that have appeared by now. */
export function appeared<T extends { publishedAt: string }>(entries: T[], now = Date.now()): T[] {
  return entries.filter(({ publishedAt }) => Date.parse(publishedAt) <= now);
}

/** For how many seconds what shows these entries holds: until the next one appears, and `longest` at most. */
export function secondsToNext(entries: { publishedAt: string }[], longest: number, now = Date.now()): number {
  const waits = entries
    .map(({ publishedAt }) => Math.ceil((Date.parse(publishedAt) - now) / 1_000))
    .filter((seconds) => seconds > 0);
  return Math.min(longest, ...waits);
}
