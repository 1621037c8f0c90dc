import "server-only";
import { cached } from "@/lib/cache/cached";
import { db } from "@/lib/db";
import type { SponsorshipDto } from "@/lib/sponsorships/schema";
import { listingLogo } from "@/lib/sponsorships/utils";

type Row = Omit<SponsorshipDto, "_id" | "logo" | "startDate" | "endDate" | "toolId"> & {
  logo: string | null;
  startDate: Date;
  endDate: Date | null;
  tool: string;
  toolVotes: number;
  toolViews: number;
};

function toDto({ tool, toolVotes, toolViews, startDate, endDate, ...row }: Row): SponsorshipDto {
  return {
    _id: row.id,
    ...row,
    logo: listingLogo(row.logo, row.slug),
    startDate: startDate.toISOString(),
    endDate: endDate?.toISOString() ?? null,
    toolId: { _id: tool, votes: toolVotes, views: toolViews },
  };
}

/**
 * The listings that are running now, of published tools, in their order. The slug is the tool's own, so that a
 * listing always leads somewhere.
 */
export const listRunningSponsorships = cached(
  "sponsorships",
  async (): Promise<SponsorshipDto[]> => {
    const rows = await db.$queryRaw<Row[]>`
      SELECT listing.id, tool.slug, listing.name, listing.logo, listing.description, listing.rating, listing.category,
        listing.website_url AS url, tool.tags, listing.views, listing.premium_badge AS "premiumBadge",
        listing.start_date AS "startDate", listing.end_date AS "endDate", tool.id AS tool,
        stats.base_votes + stats.votes AS "toolVotes", stats.base_views + stats.views AS "toolViews"
      FROM public.sponsorship AS listing
      JOIN public.tool ON tool.id = listing.tool_id
      JOIN public.tool_stats AS stats ON stats.tool_id = tool.id
      WHERE tool.status = 'published' AND listing.start_date <= now()
        AND (listing.end_date IS NULL OR listing.end_date > now())
      ORDER BY listing.position, listing.id`;
    return rows.map(toDto);
  },
  { tags: () => ["sponsorships", "tools"], seconds: 60 },
);
