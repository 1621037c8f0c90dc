import "server-only";
import { z } from "zod";
import { earliest } from "@/lib/platform/cache/expiry";
import { tags } from "@/lib/platform/cache/tags";
import { db } from "@/lib/platform/db";
import { cachedTools } from "@/lib/tools/mutations-due";
import { nextPublication as nextPost } from "@/lib/posts/queries";
import { countTools } from "@/lib/search/queries";
import { published } from "@/lib/software-pages/published";
import { nextPublication as nextSoftwarePage } from "@/lib/software-pages/queries";
import { idRow, queryRows } from "@/lib/platform/sql/queries-rows";

/** How many tools are read at a time. */
const batchSize = 10_000;

const entryRow = z.object({ slug: z.string(), updatedAt: z.date() });
type Entry = z.output<typeof entryRow>;

/** How many published tools there are. What shows it is as short-lived as the sitemap, whose parts are too long to keep. */
export const countSitemapTools = cachedTools("sitemap", () => countTools({}), {
  tags: () => [tags.dates, tags.softwarePages],
  until: async () =>
    earliest(...(await Promise.all([nextPost("news_post"), nextPost("blog_post"), nextSoftwarePage()]))),
});

/** The published software pages. */
export async function listSoftwarePageEntries(): Promise<Entry[]> {
  return queryRows(entryRow)`
    SELECT page.slug, greatest(page.updated_at, page.published_at) AS "updatedAt" FROM public.software_page AS page
    WHERE ${published()} ORDER BY page.position, page.id LIMIT 20000`;
}

/** `limit` published tools in the order of their ids, `skip` passed over, in batches. Each batch goes on from the id before. */
export async function* listToolEntries(skip: number, limit: number): AsyncGenerator<Entry[]> {
  // The index alone answers how far to skip.
  const [start] = await queryRows(idRow)`SELECT id FROM search.rank ORDER BY id OFFSET ${skip} LIMIT 1`;
  if (!start) return;
  let after: string | undefined;
  for (let left = limit; left > 0; left -= batchSize) {
    const rows = await db.tool.findMany({
      where: { status: "published", id: after === undefined ? { gte: start.id } : { gt: after } },
      orderBy: { id: "asc" },
      take: Math.min(left, batchSize),
      select: { id: true, slug: true, updatedAt: true },
    });
    yield rows;
    after = rows.at(-1)?.id;
    if (rows.length < batchSize) return;
  }
}
