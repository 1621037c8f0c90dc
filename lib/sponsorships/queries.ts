import "server-only";
import { cached, tie } from "@/lib/cache/cached";
import { db } from "@/lib/db";
import { Prisma } from "@/lib/generated/prisma/client";
import type { Page } from "@/lib/http/page";
import {
  adminColumns,
  type AdminListingRow,
  listingColumns,
  type ListingRow,
  listingTables,
  state,
  toAdminListing,
  toListing,
} from "@/lib/sponsorships/record";
import type {
  AvailableTool,
  AvailableToolQuery,
  SponsorshipDto,
  SponsorshipQuery,
} from "@/lib/sponsorships/schema";
import { isRunning, nextChange } from "@/lib/sponsorships/utils";
import { listTools } from "@/lib/tools/queries";
import { toolQuery } from "@/lib/tools/schema";

/** What the home page has room for. */
const mostListings = 60;
/** How long what is cached holds, seconds. */
const life = 60;

/** The listings of published tools that run now or will within a day, in their order. */
const listCandidates = cached(
  "sponsorships",
  async (): Promise<SponsorshipDto[]> => {
    const rows = await db.$queryRaw<ListingRow[]>`
      SELECT ${listingColumns} FROM ${listingTables}
      WHERE tool.status = 'published' AND listing.start_date <= now() + interval '1 day'
        AND (listing.end_date IS NULL OR listing.end_date > now())
      ORDER BY listing.position, listing.id LIMIT 500`;
    return rows.map(toListing);
  },
  { tags: () => ["sponsorships", "tools"], seconds: life },
);

/**
 * The listings that are running now, of published tools, in their order. A page that shows them is made anew when the
 * next one starts or ends.
 */
export async function listRunningSponsorships(): Promise<SponsorshipDto[]> {
  const listings = await listCandidates();
  const now = Date.now();
  const seconds = Math.ceil((nextChange(listings, now) - now) / 1_000);
  if (seconds < life) await tie(["sponsorships"], Math.max(1, seconds));
  return listings.filter((listing) => isRunning(listing, now)).slice(0, mostListings);
}

const orders: Record<SponsorshipQuery["sort"], Prisma.Sql> = {
  position: Prisma.sql`listing.position`,
  name: Prisma.sql`lower(listing.name)`,
  category: Prisma.sql`lower(listing.category)`,
  rating: Prisma.sql`listing.rating`,
  views: Prisma.sql`listing.views`,
  impressions: Prisma.sql`listing.impressions`,
  startDate: Prisma.sql`listing.start_date`,
  endDate: Prisma.sql`coalesce(listing.end_date, 'infinity'::timestamptz)`,
  createdAt: Prisma.sql`listing.created_at`,
};

/** A page of listings whatever their state, for administrators. */
export async function listSponsorships({
  q,
  status = "running",
  sort,
  order,
  page,
  limit,
}: SponsorshipQuery): Promise<Page<SponsorshipDto>> {
  const pattern = `%${q
    .replaceAll("\0", "")
    .toWellFormed()
    .replace(/[\\%_]/g, "\\$&")}%`;
  const where = Prisma.sql`
    (${status} = 'all' OR ${state} = ${status})
    AND (${q} = '' OR listing.name ILIKE ${pattern} OR listing.category ILIKE ${pattern} OR tool.name ILIKE ${pattern}
      OR listing.website_url ILIKE ${pattern})`;
  const direction = order === "asc" ? Prisma.sql`ASC` : Prisma.sql`DESC`;
  const [rows, [counted]] = await Promise.all([
    db.$queryRaw<AdminListingRow[]>`
      SELECT ${adminColumns} FROM ${listingTables} WHERE ${where}
      ORDER BY ${orders[sort]} ${direction}, listing.id LIMIT ${limit} OFFSET ${(page - 1) * limit}`,
    db.$queryRaw<{ total: number }[]>`
      SELECT count(*)::int AS total FROM ${listingTables} WHERE ${where}`,
  ]);
  return { items: rows.map(toAdminListing), total: counted?.total ?? 0, page, limit };
}

/** A listing of any state by its id; null when there is none. */
export async function getSponsorship(
  id: string,
  tx: Prisma.TransactionClient = db,
): Promise<(SponsorshipDto & { updatedAt: string }) | null> {
  const [row] = await tx.$queryRaw<AdminListingRow[]>`
    SELECT ${adminColumns} FROM ${listingTables} WHERE listing.id = ${id}`;
  return row ? toAdminListing(row) : null;
}

/** A page of published tools, the best matches of the text first. */
export async function listAvailableTools({
  q,
  page,
  limit,
}: AvailableToolQuery): Promise<Page<AvailableTool>> {
  const found = await listTools({
    ...toolQuery.parse({}),
    q,
    page,
    limit,
    sort: q?.trim() ? "trending" : "popular",
  });
  const items = (found?.items ?? []).map(({ id, name, description, logo, slug, category, websiteUrl }) => ({
    _id: id,
    id,
    name,
    description,
    logo,
    slug,
    category,
    websiteUrl,
  }));
  return { items, total: found?.total ?? 0, page, limit };
}
