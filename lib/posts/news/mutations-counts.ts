import "server-only";
import { z } from "zod";
import { Prisma } from "@/lib/generated/prisma/client";
import { published } from "@/lib/posts/sql";
import { findPostNow } from "@/lib/posts/queries";
import { firstTime } from "@/lib/engagement/visitors/mutations";
import type { Visitor } from "@/lib/engagement/visitors/visitor";
import { queryRows } from "@/lib/platform/sql/queries-rows";

const columns = { news_view: Prisma.sql`views`, news_share: Prisma.sql`shares` };
const countsRow = z.object({ views: z.int(), shares: z.int() });
type Counts = z.output<typeof countsRow>;

/**
 * Counts a view or a share of a visible post, once a visitor and day, and gives the counters. Null when there is no such
 * post. The cached pages stay: they show the counters as they were when they were made.
 *
 * @param visitor null for a program, which is not counted
 */
export async function countNews(
  kind: keyof typeof columns,
  slugOrId: string,
  visitor: Visitor | null,
): Promise<Counts | null> {
  const found = await findPostNow("news", slugOrId);
  if (!found?.visible) return null;
  const { id } = found;
  const column = columns[kind];
  const seen = Prisma.sql`SELECT post.views, post.shares FROM public.news_post AS post WHERE post.id = ${id} AND ${published()}`;
  const [counts] = visitor
    ? await queryRows(countsRow)`
        WITH first AS (${firstTime(kind, id, visitor)}), counted AS (
          UPDATE public.news_post SET ${column} = ${column} + 1 WHERE id = ${id} AND EXISTS (SELECT FROM first)
          RETURNING views, shares
        )
        SELECT views, shares FROM counted UNION ALL (${seen} AND NOT EXISTS (SELECT FROM counted))`
    : await queryRows(countsRow)`${seen}`;
  return counts ?? null;
}
