import "server-only";
import { z } from "zod";
import { Prisma } from "@/lib/generated/prisma/client";
import { withIsoDates } from "@/lib/platform/dates/iso-dates";
import { type SponsorshipDto, sponsorshipDto, sponsorshipStates } from "@/lib/sponsorships/schema";
import { sponsorshipLogo } from "@/lib/sponsorships/utils";

/** Whether the website of its tool is gone, which takes it from where it is shown for as long as that is so. */
const isGone = Prisma.sql`
  EXISTS (SELECT FROM public.tool_link AS link WHERE link.tool_id = sponsorship.tool_id AND link.is_gone)`;

/** A sponsorship that is shown at a moment, of the tables in {@link sponsorshipTables}. The one place that decides it. */
export const running = (now = new Date()) => Prisma.sql`
  tool.status = 'published' AND NOT ${isGone} AND sponsorship.start_date <= ${now} AND (sponsorship.end_date IS NULL OR sponsorship.end_date > ${now})`;

export const sponsorshipTables = Prisma.sql`
  public.sponsorship JOIN public.tool ON tool.id = sponsorship.tool_id
  JOIN public.tool_stats AS stats ON stats.tool_id = tool.id`;

/** What a sponsorship is by its dates alone: a tool that is taken back hides it, whatever they say. */
export const state = (now = new Date()) => Prisma.sql`
  CASE WHEN sponsorship.start_date > ${now} THEN 'scheduled'
    WHEN sponsorship.end_date <= ${now} THEN 'ended' ELSE 'running' END`;

export const sponsorshipColumns = Prisma.sql`
  sponsorship.id, sponsorship.slug, sponsorship.name, sponsorship.logo, sponsorship.description, sponsorship.rating, sponsorship.category,
  sponsorship.website_url AS url, tool.tags, sponsorship.views, sponsorship.premium_badge AS "premiumBadge",
  sponsorship.start_date AS "startDate", sponsorship.end_date AS "endDate", tool.id AS tool, tool.name AS "toolName",
  tool.slug AS "toolSlug", stats.base_votes + stats.votes AS "toolVotes", stats.base_views + stats.views AS "toolViews",
  (search.shown_rating(stats)).rating AS "toolRating"`;

/** What only administrators are told. */
export const adminColumns = () => Prisma.sql`
  ${sponsorshipColumns}, ${state()} AS status, ${isGone} AS "websiteGone", tool.status = 'published' AS "toolPublished",
  (SELECT count(*)::int FROM public.sponsorship AS other
    WHERE (other.position, other.id) <= (sponsorship.position, sponsorship.id)) AS place,
  sponsorship.impressions, sponsorship.clicks,
  sponsorship.created_at AS "createdAt", sponsorship.updated_at AS "updatedAt"`;

export const sponsorshipRow = sponsorshipDto
  .pick({
    id: true,
    slug: true,
    name: true,
    description: true,
    rating: true,
    category: true,
    url: true,
    tags: true,
    views: true,
    premiumBadge: true,
  })
  .extend({
    logo: z.string().nullable(),
    startDate: z.date(),
    endDate: z.date().nullable(),
    tool: z.string(),
    toolName: z.string(),
    toolSlug: z.string(),
    toolVotes: z.int(),
    toolViews: z.int(),
    toolRating: z.number().nullable(),
  });
type SponsorshipRow = z.output<typeof sponsorshipRow>;

export const adminSponsorshipRow = sponsorshipRow.extend({
  status: z.enum(sponsorshipStates),
  websiteGone: z.boolean(),
  toolPublished: z.boolean(),
  place: z.int(),
  impressions: z.int(),
  clicks: z.int(),
  createdAt: z.date(),
  updatedAt: z.date(),
});
type AdminSponsorshipRow = z.output<typeof adminSponsorshipRow>;

/** A sponsorship as everybody is given it. */
export function toSponsorship(row: SponsorshipRow): SponsorshipDto {
  const { tool, toolName, toolSlug, toolVotes, toolViews, toolRating, ...own } = row;
  return {
    ...withIsoDates(own),
    _id: own.id,
    logo: sponsorshipLogo(own.logo, toolSlug),
    toolId: {
      _id: tool,
      name: toolName,
      slug: toolSlug,
      votes: toolVotes,
      views: toolViews,
      rating: toolRating,
    },
  };
}

/** The same with what only administrators are told, which is in their rows. */
export const toAdminSponsorship = (row: AdminSponsorshipRow): SponsorshipDto & { updatedAt: string } => ({
  ...toSponsorship(row),
  logoUrl: row.logo,
  updatedAt: row.updatedAt.toISOString(),
});
