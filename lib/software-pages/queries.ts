import "server-only";
import { z } from "zod";
import { cached } from "@/lib/platform/cache/cached";
import { tags } from "@/lib/platform/cache/tags";
import { db } from "@/lib/platform/db";
import { cachedTools } from "@/lib/tools/mutations-due";
import { log } from "@/lib/platform/log";
import { softwareColumns, type SoftwareRow } from "@/lib/software-pages/mapper";
import { published } from "@/lib/software-pages/published";
import type { SoftwarePageDto, SoftwarePageView, SoftwarePick } from "@/lib/software-pages/schema";
import { colorOf, sharedTasks, isSoftwareSlug } from "@/lib/software-pages/utils";
import { ownPath } from "@/lib/platform/rich-text/utils";
import { siteUrl } from "@/lib/platform/http/site-url";
import { idPattern } from "@/lib/platform/input/utils";
import { isGoneState } from "@/lib/tools/links/utils-state";
import { readDetails } from "@/lib/tools/facts/queries";
import { platformNames, priceLine } from "@/lib/tools/facts/utils";
import { priceSource } from "@/lib/tools/facts/utils-groups";
import { listToolsById } from "@/lib/tools/queries";
import type { ToolDetail } from "@/lib/tools/schema";
import { shortCategory } from "@/lib/tools/utils-texts";
import { idRow, queryRows } from "@/lib/platform/sql/queries-rows";

const menuRow = z.object({
  title: z.string(),
  slug: z.string(),
  description: z.string(),
  icon: z.string(),
});

/** A "best software" page as the navigation lists it. */
export type SoftwareMenuEntry = z.output<typeof menuRow>;

/** When the next scheduled page appears, or the one at this slug; null when none is scheduled. */
export async function nextPublication(slug?: string): Promise<Date | null> {
  const { _min } = await db.softwarePage.aggregate({
    where: {
      status: "published",
      publishedAt: { gt: new Date() },
      OR: slug === undefined ? undefined : [{ slug }, { formerSlugs: { has: slug } }],
    },
    _min: { publishedAt: true },
  });
  return _min.publishedAt;
}

const readMenu = cached(
  "software-menu",
  () => queryRows(menuRow)`
    SELECT page.title, page.slug, page.description, page.icon FROM public.software_page AS page
    WHERE ${published()} AND page.featured ORDER BY page.position, page.id LIMIT 60`,
  { tags: () => [tags.softwareMenu], until: () => nextPublication() },
);

/** The featured "best software" pages; none while they can't be read, so that no page fails over its navigation. */
export async function listSoftwareMenu(): Promise<SoftwareMenuEntry[]> {
  try {
    return await readMenu();
  } catch (error) {
    log.warn({ err: error }, "Failed to fetch software pages");
    return [];
  }
}

function compare(
  { category, pricing, facts }: Pick<ToolDetail, "category" | "pricing" | "facts">,
  task: ToolDetail["tasks"][number] | undefined,
): SoftwarePick["compared"] {
  return {
    does: task?.how ?? shortCategory(category),
    price: priceLine(facts, pricing),
    checkedAt: priceSource(facts)?.checkedAt ?? null,
    platforms: platformNames(facts).join(", "),
  };
}

/** A page as it is read, from its columns. Tools that are not published, or whose websites are gone, are left out. */
async function toView({ tools: picks, ...row }: SoftwareRow): Promise<SoftwarePageView> {
  const { title, slug, description, icon, introduction, toolsHeading, toolsDescription, author } = row;
  const reasons = new Map(picks.map(({ toolId, reason }) => [toolId, reason]));
  const ids = picks.map(({ toolId }) => toolId);
  const [listed, details] = await Promise.all([listToolsById(ids), readDetails(ids)]);
  const tools = listed.filter(({ link }) => !isGoneState(link.state));
  const tasks = sharedTasks(tools.map(({ id }) => details.get(id)!.tasks));
  return {
    title,
    slug,
    description,
    icon,
    introduction,
    toolsHeading,
    toolsDescription,
    author,
    color: colorOf(row.bgColor),
    // Only pictures of this server: browsers of visitors contact no other host.
    authorImage: (row.authorImage && ownPath(row.authorImage, siteUrl())) || null,
    lastUpdated: (row.lastUpdated ?? row.updatedAt).toISOString(),
    tools: tools.map(
      ({ id, name, slug, description, category, logo, website, rating, reviews, votes, pricing }, place) => ({
        id,
        name,
        slug,
        description,
        category,
        logo,
        website,
        rating,
        reviews,
        votes,
        pricing,
        reason: reasons.get(id) ?? "",
        compared: compare({ category, pricing, ...details.get(id)! }, tasks[place]),
      }),
    ),
  };
}

const readPage = cachedTools(
  "software-page",
  async (slug: string): Promise<{ page: SoftwarePageView; toolIds: string[] } | null> => {
    const [found] = await queryRows(idRow)`
      SELECT page.id FROM public.software_page AS page
      WHERE (page.slug = ${slug} OR page.former_slugs @> ARRAY[${slug}]::text[]) AND ${published()}
      ORDER BY page.slug = ${slug} DESC, page.id LIMIT 1`;
    const row =
      found && (await db.softwarePage.findUnique({ where: { id: found.id }, select: softwareColumns }));
    return row ? { page: await toView(row), toolIds: row.tools.map(({ toolId }) => toolId) } : null;
  },
  {
    tags: (slug) => [tags.software(slug), tags.tasks],
    // Also of those that are not published: they appear when they are.
    tagsOf: (found) => (found ? [tags.software(found.page.slug), ...found.toolIds.map(tags.tool)] : []),
    until: nextPublication,
  },
);

/** The published "best software" page with this slug, or with this one before, and its published tools in their order. */
export const getSoftwarePage = async (slug: string): Promise<SoftwarePageView | null> =>
  isSoftwareSlug(slug) ? ((await readPage(slug))?.page ?? null) : null;

/** A "best software" page of any status as it will look, by its id, and why the public does not see it; never cached. */
export async function previewSoftwarePage(id: string): Promise<{
  page: SoftwarePageView;
  state: SoftwarePageDto["status"] | "scheduled";
  publishedAt: string | null;
  hiddenTools: number;
} | null> {
  if (!idPattern.test(id)) return null;
  const row = await db.softwarePage.findUnique({ where: { id }, select: softwareColumns });
  if (!row) return null;
  const { publishedAt, tools } = row;
  const status = row.status as SoftwarePageDto["status"];
  const page = await toView(row);
  const waits = status === "published" && publishedAt !== null && publishedAt.getTime() > Date.now();
  return {
    page,
    state: waits ? "scheduled" : status,
    publishedAt: publishedAt?.toISOString() ?? null,
    hiddenTools: tools.length - page.tools.length,
  };
}
