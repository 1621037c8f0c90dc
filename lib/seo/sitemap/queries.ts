import "server-only";
import { z } from "zod";
import { earliest } from "@/lib/platform/cache/expiry";
import { tags } from "@/lib/platform/cache/tags";
import { Prisma } from "@/lib/generated/prisma/client";
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
const toolEntryRow = entryRow.extend({ id: z.string() });

/** How many listed tools there are. What shows it is as short-lived as the sitemap, whose parts are too long to keep. */
export const countSitemapTools = cachedTools("sitemap", () => countTools({}), {
  tags: () => [tags.dates, tags.softwarePages],
  until: async () =>
    earliest(...(await Promise.all([nextPost("news"), nextPost("blog"), nextSoftwarePage()]))),
});

/** The published software pages. */
export async function listSoftwarePageEntries(): Promise<Entry[]> {
  return queryRows(entryRow)`
    SELECT page.slug, greatest(page.updated_at, page.published_at) AS "updatedAt" FROM public.software_page AS page
    WHERE ${published()} ORDER BY page.position, page.id LIMIT 20000`;
}

/** `limit` listed tools in the order of their ids, `skip` passed over, in batches. Each batch goes on from the id before. */
export async function* listToolEntries(skip: number, limit: number): AsyncGenerator<Entry[]> {
  // The index alone answers how far to skip.
  const [start] = await queryRows(idRow)`SELECT id FROM search.rank ORDER BY id OFFSET ${skip} LIMIT 1`;
  if (!start) return;
  let after: string | undefined;
  for (let left = limit; left > 0; left -= batchSize) {
    const from = after === undefined ? Prisma.sql`rank.id >= ${start.id}` : Prisma.sql`rank.id > ${after}`;
    const rows = await queryRows(toolEntryRow)`
      SELECT tool.id, slug, updated_at AS "updatedAt" FROM search.rank JOIN public.tool ON tool.id = rank.id
      WHERE ${from} ORDER BY rank.id LIMIT ${Math.min(left, batchSize)}`;
    yield rows;
    after = rows.at(-1)?.id;
    if (rows.length < batchSize) return;
  }
}
