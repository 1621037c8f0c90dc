import "server-only";
import { createHash } from "node:crypto";
import { z } from "zod";
import { firstTime } from "@/lib/engagement/visitors/mutations";
import type { Visitor } from "@/lib/engagement/visitors/visitor";
import { Prisma } from "@/lib/generated/prisma/client";
import { db } from "@/lib/platform/db";
import { removeOld } from "@/lib/platform/sql/mutations-old";
import { queryRows } from "@/lib/platform/sql/queries-rows";
import { keptDays, maxQuery, type SearchRecord } from "@/lib/searches/schema";
import { isPersonal } from "@/lib/searches/utils";

const foldedRow = z.object({ query: z.string() });

/** What stands for a search among the things that visitors are counted at. */
const idOf = (query: string) => createHash("sha256").update(query).digest("hex").slice(0, 24);

/**
 * Counts a search, and that a result of it was opened, each once a visitor and day.
 *
 * @param visitor null for a program, which is not counted
 */
export async function recordSearch(record: SearchRecord, visitor: Visitor | null): Promise<void> {
  if (!visitor) return;
  const [folded] = await queryRows(foldedRow)`
    SELECT btrim(left(regexp_replace(search.fold(${record.query}), '\\s+', ' ', 'g'), ${maxQuery}::int)) AS query`;
  const query = folded?.query ?? "";
  if (query === "" || isPersonal(record.query) || isPersonal(query)) return;
  const missed = record.results === 0 ? 1 : 0;
  await db.$executeRaw`
    WITH first AS (${firstTime("search", idOf(query), visitor)})
    INSERT INTO public.search_day AS known (day, query, searches, missed) SELECT ${visitor.day}::date, ${query}, 1, ${missed}::int FROM first
    ON CONFLICT (day, query) DO UPDATE SET searches = known.searches + 1, missed = known.missed + excluded.missed`;
  if (!record.followed) return;
  await db.$executeRaw`
    WITH first AS (${firstTime("search_followed", idOf(query), visitor)})
    UPDATE public.search_day SET followed = followed + 1
    WHERE day = ${visitor.day}::date AND query = ${query} AND EXISTS (SELECT FROM first)`;
}

/** Forgets the searches of days that are no longer told. */
export const removeOldSearches = (): Promise<number> =>
  removeOld(
    Prisma.sql`public.search_day`,
    Prisma.sql`day`,
    Prisma.sql`(now() AT TIME ZONE 'UTC')::date - ${keptDays - 1}::int`,
  );
