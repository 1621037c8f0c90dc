import "server-only";
import { cached, tie } from "@/lib/cache/cached";
import { db } from "@/lib/db";
import type { Prisma } from "@/lib/generated/prisma/client";
import { log } from "@/lib/log";
import { appeared, published, secondsToNext, withinADay } from "@/lib/software-pages/published";
import type { SoftwarePageView } from "@/lib/software-pages/schema";
import { colorScheme, isSoftwareSlug } from "@/lib/software-pages/utils";
import { ownPath } from "@/lib/rich-text/utils";
import { siteUrl } from "@/lib/seo/site-url";
import { listToolsById } from "@/lib/tools/queries";

/** A "best software" page as the navigation lists it. */
export type SoftwareMenuEntry = { title: string; slug: string; description: string; icon: string };

/** How long what is cached holds, seconds. */
const life = 60;
type Timed<T> = Omit<T, "publishedAt"> & { publishedAt: Date };
const toText = <T extends { publishedAt: Date }>(row: T) => ({
  ...row,
  publishedAt: row.publishedAt.toISOString(),
});

const readMenu = cached(
  "software-menu",
  async () => {
    const rows = await db.$queryRaw<Timed<SoftwareMenuEntry>[]>`
      SELECT page.title, page.slug, page.description, page.icon, page.published_at AS "publishedAt"
      FROM public.software_page AS page WHERE ${published(withinADay)} AND page.featured
      ORDER BY page.position, page.id LIMIT 60`;
    return rows.map(toText);
  },
  { tags: () => ["software-menu"], seconds: life },
);

/** Has the page that is being made be made anew when the next of these appears. */
async function tieToNext(tag: string, entries: { publishedAt: string }[]): Promise<void> {
  const seconds = secondsToNext(entries, life);
  if (seconds < life) await tie([tag], seconds);
}

/** The featured "best software" pages; none while they can't be read, so that no page fails over its navigation. */
export async function listSoftwareMenu(): Promise<SoftwareMenuEntry[]> {
  // A build must not need a database.
  if (process.env.NEXT_PHASE === "phase-production-build") return [];
  try {
    const entries = await readMenu();
    await tieToNext("software-menu", entries);
    return appeared(entries).map(({ title, slug, description, icon }) => ({
      title,
      slug,
      description,
      icon,
    }));
  } catch (error) {
    log.warn({ err: error }, "Failed to fetch software pages");
    return [];
  }
}

/** The published pages' slugs. They keep addresses that somebody made up from becoming keys of the cache. */
const listSlugs = cached(
  "software-slugs",
  async () => {
    const rows = await db.$queryRaw<Timed<{ slug: string }>[]>`
      SELECT page.slug, page.published_at AS "publishedAt" FROM public.software_page AS page
      WHERE ${published(withinADay)} ORDER BY page.position, page.id`;
    return rows.map(toText);
  },
  { tags: () => ["software-slugs"], seconds: life },
);

/** A page as it is read, from its columns. Tools that are not published are left out. */
async function toView(row: ViewRow): Promise<SoftwarePageView> {
  const { bgColor, authorImage, lastUpdated, updatedAt, tools: picks, ...page } = row;
  const reasons = new Map(picks.map(({ toolId, reason }) => [toolId, reason]));
  const tools = await listToolsById(picks.map(({ toolId }) => toolId));
  return {
    ...page,
    color: colorScheme(bgColor),
    // Visitors' browsers talk to us alone.
    authorImage: (authorImage && ownPath(authorImage, siteUrl())) || null,
    lastUpdated: (lastUpdated ?? updatedAt).toISOString(),
    tools: tools.map(
      ({ id, name, slug, description, category, logo, website, rating, reviews, votes, pricing }) => ({
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
      }),
    ),
  };
}

const readPage = cached(
  "software-page",
  async (slug: string): Promise<SoftwarePageView | null> => {
    const [found] = await db.$queryRaw<{ id: string }[]>`
      SELECT page.id FROM public.software_page AS page WHERE page.slug = ${slug} AND ${published(withinADay)}`;
    const row = found && (await db.softwarePage.findUnique({ where: { id: found.id }, select: viewColumns }));
    return row ? toView(row) : null;
  },
  { tags: (slug) => [`software-page:${slug}`, "tools"], seconds: life },
);

const viewColumns = {
  title: true,
  slug: true,
  description: true,
  icon: true,
  bgColor: true,
  introduction: true,
  toolsHeading: true,
  toolsDescription: true,
  author: true,
  authorImage: true,
  lastUpdated: true,
  updatedAt: true,
  tools: {
    orderBy: [{ position: "asc" }, { toolId: "asc" }],
    select: { toolId: true, reason: true },
  },
} as const satisfies Prisma.SoftwarePageSelect;
type ViewRow = Prisma.SoftwarePageGetPayload<{ select: typeof viewColumns }>;

/** A published "best software" page with its published tools in their order; null when there is none. */
export async function getSoftwarePage(slug: string): Promise<SoftwarePageView | null> {
  if (!isSoftwareSlug(slug)) return null;
  const pages = await listSlugs();
  await tieToNext("software-slugs", pages);
  return appeared(pages).some((page) => page.slug === slug) ? readPage(slug) : null;
}

/** A "best software" page of any status as it will look, by its id, and why the public does not see it; never cached. */
export async function previewSoftwarePage(id: string): Promise<{
  page: SoftwarePageView;
  state: "draft" | "published" | "archived" | "scheduled";
  publishedAt: string | null;
  hiddenTools: number;
} | null> {
  if (!/^[0-9a-f]{24}$/.test(id)) return null;
  const row = await db.softwarePage.findUnique({
    where: { id },
    select: { ...viewColumns, status: true, publishedAt: true },
  });
  if (!row) return null;
  const { status, publishedAt, ...view } = row;
  const page = await toView(view);
  const waits = status === "published" && publishedAt !== null && publishedAt.getTime() > Date.now();
  return {
    page,
    state: waits ? "scheduled" : (status as "draft" | "published" | "archived"),
    publishedAt: publishedAt?.toISOString() ?? null,
    hiddenTools: view.tools.length - page.tools.length,
  };
}
