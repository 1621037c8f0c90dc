import "server-only";
import { Prisma } from "@/lib/generated/prisma/client";
import type { SponsorshipDto, SponsorshipState } from "@/lib/sponsorships/schema";
import { listingLogo } from "@/lib/sponsorships/utils";

/** A listing that is shown at a moment, of the tables in {@link listingTables}. The one place that decides it. */
export const running = (now = new Date()) => Prisma.sql`
  tool.status = 'published' AND listing.start_date <= ${now} AND (listing.end_date IS NULL OR listing.end_date > ${now})`;

export const listingTables = Prisma.sql`
  public.sponsorship AS listing JOIN public.tool ON tool.id = listing.tool_id
  JOIN public.tool_stats AS stats ON stats.tool_id = tool.id`;

/** What a listing is by its dates alone: a tool that is taken back hides it, whatever they say. */
export const state = (now = new Date()) => Prisma.sql`
  CASE WHEN listing.start_date > ${now} THEN 'scheduled'
    WHEN listing.end_date <= ${now} THEN 'ended' ELSE 'running' END`;

export const listingColumns = Prisma.sql`
  listing.id, listing.slug, listing.name, listing.logo, listing.description, listing.rating, listing.category,
  listing.website_url AS url, tool.tags, listing.views, listing.premium_badge AS "premiumBadge",
  listing.start_date AS "startDate", listing.end_date AS "endDate", tool.id AS tool, tool.name AS "toolName",
  tool.slug AS "toolSlug", stats.base_votes + stats.votes AS "toolVotes", stats.base_views + stats.views AS "toolViews"`;

/** What only administrators are told. */
export const adminColumns = () => Prisma.sql`
  ${listingColumns}, ${state()} AS status,
  (SELECT count(*)::int FROM public.sponsorship AS other
    WHERE (other.position, other.id) <= (listing.position, listing.id)) AS place,
  listing.impressions, listing.clicks,
  listing.created_at AS "createdAt", listing.updated_at AS "updatedAt"`;

export type ListingRow = Pick<
  SponsorshipDto,
  "id" | "slug" | "name" | "description" | "rating" | "category" | "url" | "tags" | "views" | "premiumBadge"
> & {
  logo: string | null;
  startDate: Date;
  endDate: Date | null;
  tool: string;
  toolName: string;
  toolSlug: string;
  toolVotes: number;
  toolViews: number;
};

export type AdminListingRow = ListingRow & {
  status: SponsorshipState;
  place: number;
  impressions: number;
  clicks: number;
  createdAt: Date;
  updatedAt: Date;
};

/** A listing as everybody is given it. */
export function toListing(row: ListingRow): SponsorshipDto {
  const { id, slug, name, description, rating, category, url, tags, views, premiumBadge } = row;
  return {
    _id: id,
    id,
    slug,
    name,
    logo: listingLogo(row.logo, row.toolSlug),
    description,
    rating,
    category,
    url,
    tags,
    views,
    premiumBadge,
    startDate: row.startDate.toISOString(),
    endDate: row.endDate?.toISOString() ?? null,
    toolId: {
      _id: row.tool,
      name: row.toolName,
      slug: row.toolSlug,
      votes: row.toolVotes,
      views: row.toolViews,
    },
  };
}

/** A listing as administrators are given it. */
export function toAdminListing(row: AdminListingRow): SponsorshipDto & { updatedAt: string } {
  const { status, place, impressions, clicks, createdAt, updatedAt } = row;
  return {
    ...toListing(row),
    status,
    place,
    impressions,
    clicks,
    logoUrl: row.logo,
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
  };
}
