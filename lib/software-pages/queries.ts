import "server-only";
import { cached } from "@/lib/cache/cached";
import { db } from "@/lib/db";
import { log } from "@/lib/log";
import type { SoftwarePageView } from "@/lib/software-pages/schema";
import { colorScheme, isSoftwareSlug } from "@/lib/software-pages/utils";
import { listToolsById } from "@/lib/tools/queries";

/** A "best software" page as the navigation lists it. */
export type SoftwareMenuEntry = { title: string; slug: string; description: string; icon: string };

const readMenu = cached(
  "software-menu",
  async (): Promise<SoftwareMenuEntry[]> =>
    db.softwarePage.findMany({
      where: { status: "published", publishedAt: { lte: new Date() }, featured: true },
      orderBy: [{ position: "asc" }, { id: "asc" }],
      select: { title: true, slug: true, description: true, icon: true },
    }),
  { tags: () => ["software-pages"], seconds: 60 },
);

/** The featured "best software" pages; none while they can't be read, so that no page fails over its navigation. */
export async function listSoftwareMenu(): Promise<SoftwareMenuEntry[]> {
  // A build must not need a database.
  if (process.env.NEXT_PHASE === "phase-production-build") return [];
  try {
    return await readMenu();
  } catch (error) {
    log.warn({ err: error }, "Failed to fetch software pages");
    return [];
  }
}

/** The published pages' slugs. They keep addresses that somebody made up from becoming keys of the cache. */
const listSlugs = cached(
  "software-slugs",
  async (): Promise<string[]> => {
    const rows = await db.softwarePage.findMany({
      where: { status: "published", publishedAt: { lte: new Date() } },
      select: { slug: true },
    });
    return rows.map(({ slug }) => slug);
  },
  { tags: () => ["software-pages"], seconds: 60 },
);

const readPage = cached(
  "software-page",
  async (slug: string): Promise<SoftwarePageView | null> => {
    const row = await db.softwarePage.findFirst({
      where: { slug, status: "published", publishedAt: { lte: new Date() } },
      select: {
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
        tools: { orderBy: [{ position: "asc" }, { toolId: "asc" }], select: { toolId: true, reason: true } },
      },
    });
    if (!row) return null;
    const { bgColor, lastUpdated, updatedAt, tools: picks, ...page } = row;
    const reasons = new Map(picks.map(({ toolId, reason }) => [toolId, reason]));
    const tools = await listToolsById(picks.map(({ toolId }) => toolId));
    return {
      ...page,
      color: colorScheme(bgColor),
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
  },
  { tags: () => ["software-pages", "tools"], seconds: 60 },
);

/** A published "best software" page with its published tools in their order; null when there is none. */
export async function getSoftwarePage(slug: string): Promise<SoftwarePageView | null> {
  if (!isSoftwareSlug(slug) || !(await listSlugs()).includes(slug)) return null;
  return readPage(slug);
}
