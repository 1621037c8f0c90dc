import "server-only";
import { toRowTool } from "@/lib/home-rows/mapper";
import { listForTask, listFree, listSavedMost } from "@/lib/home-rows/queries-tools";
import {
  fewest,
  type HomeRow,
  type HomeRowsDto,
  mostShown,
  readRows,
  type RowKind,
  type RowTool,
  type ShownRow,
} from "@/lib/home-rows/schema";
import { cached } from "@/lib/platform/cache/cached";
import { tags } from "@/lib/platform/cache/tags";
import { formatDay } from "@/lib/platform/dates/utils";
import { db } from "@/lib/platform/db";
import { listBlogCards } from "@/lib/posts/blog/queries";
import { categoryLabel } from "@/lib/posts/blog/utils";
import { listNewsCards } from "@/lib/posts/news/queries";
import type { PostCard } from "@/lib/posts/schema";
import { listFeaturedCards } from "@/lib/tools/featured/queries";
import { listToolCards } from "@/lib/tools/queries";
import type { ToolQuery } from "@/lib/tools/schema";
import { listTrending } from "@/lib/tools/trending/queries";

/** The rows as they are in the database now, also those that are hidden. */
export async function loadHomeRows(): Promise<HomeRowsDto> {
  const row = await db.homePage.findUnique({ where: { id: 1 }, select: { rows: true, updatedAt: true } });
  return { rows: readRows(row?.rows), updatedAt: (row?.updatedAt ?? new Date(0)).toISOString() };
}

const readShown = cached("home-rows", async () => (await loadHomeRows()).rows.filter(({ shown }) => shown), {
  tags: () => [tags.home],
});

/** What a row shows besides its title; null when there is no such task or category. */
type Content =
  | { tools: RowTool[]; href?: string; note?: string }
  | { posts: PostCard[]; href: string; label?: (category: string) => string }
  | null;

const page = { page: 1, limit: mostShown };
/** As many as stand beside each other. */
const posts = { page: 1, limit: 4 };

async function listed(query: Partial<ToolQuery>, href: string): Promise<Content> {
  const found = await listToolCards({ ...page, period: "all", ...query });
  return found ? { tools: found.items.map(toRowTool), href } : null;
}

const contents: Record<RowKind, (about: string) => Promise<Content>> = {
  trending: async () => ({
    tools: (await listTrending("day", mostShown)).map(toRowTool),
    href: "/trending",
  }),
  featured: async () => ({
    tools: (await listFeaturedCards(mostShown)).map(toRowTool),
    note: "Top rated tools, a different choice every day.",
  }),
  free: async () => ({
    tools: await listFree(),
    href: "/?freePlan=true&sort=popular",
    note: "Free tools and free plans: first what was voted for in the last seven days, then what has most votes.",
  }),
  new: () => listed({ sort: "newest", isUpcoming: false }, "/latest-launches"),
  saved: async () => ({ tools: await listSavedMost(), note: "In the last 30 days." }),
  task: async (about) => {
    const found = await listForTask(about);
    return found && { tools: found.tools, href: `/tasks/${found.slug}` };
  },
  category: (about) => listed({ category: about, isUpcoming: false }, `/category/${about}`),
  blog: async () => ({ posts: (await listBlogCards(posts)).items, href: "/blog", label: categoryLabel }),
  news: async () => ({ posts: (await listNewsCards(posts)).items, href: "/latest-news" }),
};

async function fill({ kind, about, title }: HomeRow): Promise<ShownRow[]> {
  const content = await contents[kind](about);
  if (!content) return [];
  if ("tools" in content) return content.tools.length < fewest ? [] : [{ kind, title, ...content }];
  const { posts, href, label = (category) => category } = content;
  if (posts.length < fewest) return [];
  const shown = posts.map(({ slug, title, category, image, publishedAt }) => ({
    href: `${href}/${slug}`,
    title,
    category: label(category),
    image,
    note: formatDay(publishedAt),
  }));
  return [{ kind, title, href, posts: shown }];
}

/** The rows of the home page with what they show now; those with next to nothing are left out. */
export async function listHomeRows(): Promise<ShownRow[]> {
  const rows = await readShown();
  return (await Promise.all(rows.map(fill))).flat();
}
