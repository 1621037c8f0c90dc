import "server-only";
import { cached } from "@/lib/platform/cache/cached";
import { tags } from "@/lib/platform/cache/tags";
import { db } from "@/lib/platform/db";

/** The size of the directory: published tools, categories that have any, and the votes that the tools show. */
export type SiteStats = { tools: number; categories: number; votes: number };

/** What the directory holds at present. */
export const getSiteStats = cached(
  "site-stats",
  async (): Promise<SiteStats> => {
    const [row] = await db.$queryRaw<SiteStats[]>`
      SELECT coalesce(sum(tools), 0)::int AS tools, count(DISTINCT category) FILTER (WHERE tools > 0)::int AS categories,
        (SELECT coalesce(sum(votes), 0)::float8 FROM search.rank) AS votes
      FROM search.facet`;
    return row ?? { tools: 0, categories: 0, votes: 0 };
  },
  { tags: () => [tags.facets] },
);
