import "server-only";
import { Prisma } from "@/lib/generated/prisma/client";
import type { Page } from "@/lib/platform/http/page";
import { countRows, directions, limitTo, readPage } from "@/lib/platform/sql/queries-page";
import { containing, queryRows } from "@/lib/platform/sql/queries-rows";
import { keptDays, type SearchesQuery, type SearchesRow, searchesRow } from "@/lib/searches/schema";

const shown = {
  missed: Prisma.sql`sum(missed) > 0`,
  unfollowed: Prisma.sql`sum(followed) = 0 AND sum(missed) < sum(searches)`,
};
const orders: Record<SearchesQuery["sort"], Prisma.Sql> = {
  searches: Prisma.sql`searches`,
  missed: Prisma.sql`missed`,
  followed: Prisma.sql`followed`,
  query: Prisma.sql`query`,
};

/** A page of what was searched for, most first. */
export function listSearches(asked: SearchesQuery): Promise<Page<SearchesRow>> {
  const { q, show, sort, order } = asked;
  const pattern = containing(q, (typed) => Prisma.sql`search.fold(${typed})`);
  const found = Prisma.sql`(
    SELECT query AS id, query, sum(searches)::int AS searches, sum(missed)::int AS missed, sum(followed)::int AS followed
    FROM public.search_day WHERE day > (now() AT TIME ZONE 'UTC')::date - ${keptDays}::int AND query LIKE ${pattern}
    GROUP BY query HAVING ${show ? shown[show] : Prisma.sql`true`}) AS found`;
  const rows = queryRows(searchesRow)`
    SELECT * FROM ${found} ORDER BY ${orders[sort]} ${directions[order]}, searches DESC, query ${limitTo(asked)}`;
  return readPage(asked, rows, countRows(found), (row) => row);
}
