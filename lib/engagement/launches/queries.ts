import "server-only";
import { z } from "zod";
import { Prisma } from "@/lib/generated/prisma/client";
import { cached } from "@/lib/platform/cache/cached";
import { tags } from "@/lib/platform/cache/tags";
import { withIsoDates } from "@/lib/platform/dates/iso-dates";
import type { Page } from "@/lib/platform/http/page";
import { cachedTools, launchDueTools } from "@/lib/tools/mutations-due";
import { type LaunchDto, launchDto, launchPageSize } from "@/lib/engagement/launches/schema";
import { countTools } from "@/lib/search/queries";
import { logoPath } from "@/lib/tools/utils";
import { countRows, limitTo, type PageAsked } from "@/lib/platform/sql/queries-page";
import { queryRows } from "@/lib/platform/sql/queries-rows";

const launchRow = launchDto.omit({ _id: true, logo: true }).extend({ launchDate: z.date().nullable() });

/** Coming tools in their order: announced days first, the soonest at the top. */
async function readLaunches(which: Prisma.Sql, asked: PageAsked): Promise<LaunchDto[]> {
  const rows = await queryRows(launchRow)`
    SELECT tool.id, tool.name, tool.slug, tool.description, category.name AS category, tool.website_url AS "websiteUrl",
      tool.launch_date AS "launchDate",
      (SELECT count(*)::int FROM public.launch_subscription AS subscription WHERE subscription.tool_id = tool.id) AS subscribers
    FROM search.rank AS entry JOIN public.tool ON tool.id = entry.id JOIN public.category ON category.id = tool.category_id
    WHERE entry.is_upcoming AND ${which}
    ORDER BY tool.launch_date NULLS LAST, entry.name_key, entry.id ${limitTo(asked)}`;
  return rows.map((row) => ({ ...withIsoDates(row), _id: row.id, logo: logoPath(row.slug) }));
}

/** A page of the published tools that are still to come. */
export async function listLaunches(page: number, limit: number): Promise<Page<LaunchDto>> {
  await launchDueTools();
  const [total, items] = await Promise.all([
    countTools({ isUpcoming: true }),
    readLaunches(Prisma.sql`true`, { page, limit }),
  ]);
  return { items, total, page, limit };
}

/** A page of those of them whose launch an account asked to be told of. */
export async function listMyLaunches(userId: string, asked: PageAsked): Promise<Page<LaunchDto>> {
  await launchDueTools();
  const awaited = Prisma.sql`entry.id IN (
    SELECT tool_id FROM public.launch_subscription WHERE user_id = ${userId} AND notified_at IS NULL)`;
  const [total, items] = await Promise.all([
    countRows(Prisma.sql`search.rank AS entry WHERE entry.is_upcoming AND ${awaited}`),
    readLaunches(awaited, asked),
  ]);
  return { ...asked, items, total };
}

const countRow = z.object({ subscribers: z.int() });

/** How many people wait for a tool's launch. */
export const countSubscribers = cached(
  "subscribers",
  async (toolId: string): Promise<number> => {
    const [row] = await queryRows(countRow)`
      SELECT count(*)::int AS subscribers FROM public.launch_subscription WHERE tool_id = ${toolId}`;
    return row!.subscribers;
  },
  { tags: (toolId) => [tags.launches, tags.tool(toolId)] },
);

/** A page of the upcoming screen. */
export const listLaunchPage = cachedTools("launches", (page: number) => listLaunches(page, launchPageSize), {
  tags: () => [tags.launches],
  tagsOf: ({ items }) => items.map(({ id }) => tags.tool(id)),
});
