import "server-only";
import { z } from "zod";
import { cached } from "@/lib/platform/cache/cached";
import { tags } from "@/lib/platform/cache/tags";
import { queryRows } from "@/lib/platform/sql/queries-rows";

/** The size of the directory: published tools, categories that have any, the votes that the tools show, and the sample's among them. */
const siteStats = z.object({
  tools: z.int(),
  categories: z.int(),
  votes: z.number(),
  sampleVotes: z.number(),
});
export type SiteStats = z.output<typeof siteStats>;

/** What the directory holds at present. */
export const getSiteStats = cached(
  "site-stats",
  async (): Promise<SiteStats> => {
    const [row] = await queryRows(siteStats)`
      SELECT coalesce(sum(tools), 0)::int AS tools, count(DISTINCT category) FILTER (WHERE tools > 0)::int AS categories,
        (SELECT coalesce(sum(votes), 0)::float8 FROM search.rank) AS votes,
        (SELECT coalesce(sum(base_votes), 0)::float8 FROM public.tool_stats JOIN search.rank ON id = tool_id
         WHERE base_votes > 0) AS "sampleVotes"
      FROM search.facet`;
    return row ?? { tools: 0, categories: 0, votes: 0, sampleVotes: 0 };
  },
  { tags: () => [tags.facets] },
);
