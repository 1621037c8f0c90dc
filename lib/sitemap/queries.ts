import "server-only";
import { db } from "@/lib/db";
import { getPostsVersion } from "@/lib/posts/queries";
import { countTools } from "@/lib/search/queries";
import { published } from "@/lib/software-pages/published";

/** How many tools are read at a time. */
const batchSize = 10_000;

type Entry = { slug: string; updatedAt: Date };

/** How many published tools there are, and a text that changes whenever what a sitemap shows may have changed. */
export async function getSitemapState(): Promise<{ tools: number; version: string }> {
  const [tools, news, blog, [row]] = await Promise.all([
    countTools({}),
    getPostsVersion("news_post"),
    getPostsVersion("blog_post"),
    db.$queryRaw<{ tool: Date | null; revision: bigint; page: Date | null; pages: number }[]>`
      SELECT (SELECT max(updated_at) FROM public.tool WHERE status = 'published') AS tool,
        (SELECT n FROM search.revision) AS revision,
        (SELECT max(greatest(page.updated_at, page.published_at)) FROM public.software_page AS page WHERE ${published()}) AS page,
        (SELECT count(*)::int FROM public.software_page AS page WHERE ${published()}) AS pages`,
  ]);
  return {
    tools,
    version: [tools, row?.revision, news, blog, row?.tool?.getTime(), row?.page?.getTime(), row?.pages].join(
      "-",
    ),
  };
}

/** The published software pages. */
export async function listSoftwarePageEntries(): Promise<Entry[]> {
  return db.$queryRaw<Entry[]>`
    SELECT page.slug, greatest(page.updated_at, page.published_at) AS "updatedAt" FROM public.software_page AS page
    WHERE ${published()} ORDER BY page.position, page.id LIMIT 20000`;
}

/** `limit` published tools in the order of their ids, `skip` passed over, in batches. Each batch goes on from the id before. */
export async function* listToolEntries(skip: number, limit: number): AsyncGenerator<Entry[]> {
  // The index alone answers how far to skip.
  const [start] = await db.$queryRaw<
    { id: string }[]
  >`SELECT id FROM search.rank ORDER BY id OFFSET ${skip} LIMIT 1`;
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
