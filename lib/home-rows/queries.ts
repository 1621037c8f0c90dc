import "server-only";
import { toRowTool } from "@/lib/home-rows/mapper";
import { listForTask, listFree, listSavedMost } from "@/lib/home-rows/queries-tools";
import {
  fewest,
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
import { categoryLabel } from "@/lib/posts/blog/schema";
import { listNewsCards } from "@/lib/posts/news/queries";
import type { PostCard } from "@/lib/posts/schema";
import { listFeaturedCards } from "@/lib/tools/featured/queries";
import { listToolCards } from "@/lib/tools/queries";
import type { ToolQuery } from "@/lib/tools/schema";

/** The rows as they are in the database now, also those that are hidden. */
export async function loadHomeRows(): Promise<HomeRowsDto> {
  const row = await db.homePage.findUnique({ where: { id: 1 }, select: { rows: true, updatedAt: true } });
  return { rows: readRows(row?.rows), updatedAt: (row?.updatedAt ?? new Date(0)).toISOString() };
}

const readShown = cached("home-rows", async () => (await loadHomeRows()).rows.filter(({ shown }) => shown), {
  tags: () => [tags.home],
});

/** What a row can show, in its order, and what it shows besides; null when there is no such task or category. */
type Content =
  | { tools: RowTool[]; href?: string; note?: string }
  | { posts: PostCard[]; href: string; label?: (category: string) => string }
  | null;

async function listed(query: Partial<ToolQuery>, limit: number, href: string): Promise<Content> {
  const found = await listToolCards({ page: 1, limit, period: "all", ...query });
  return found ? { tools: found.items.map(toRowTool), href } : null;
}

/** Where a row leads to a list, it is the beginning of that list. */
const contents: Record<RowKind, (limit: number, about: string) => Promise<Content>> = {
  trending: (limit) => listed({ sort: "trending", isUpcoming: false }, limit, "/top-products?sort=trending"),
  featured: async (limit) => ({
    tools: (await listFeaturedCards(limit)).map(toRowTool),
    note: "Top rated tools, a different choice every day.",
  }),
  free: async (limit) => ({
    tools: await listFree(limit),
    href: "/?freePlan=true&sort=popular",
    note: "Free tools and free plans: first what was voted for in the last seven days, then what has most votes.",
  }),
  new: (limit) => listed({ sort: "newest", isUpcoming: false }, limit, "/latest-launches"),
  saved: async (limit) => ({ tools: await listSavedMost(limit), note: "In the last 30 days." }),
  task: async (limit, about) => {
    const found = await listForTask(about, limit);
    return found && { tools: found.tools, href: `/tasks/${found.slug}` };
  },
  category: (limit, about) => listed({ category: about, isUpcoming: false }, limit, `/category/${about}`),
  blog: async (limit) => ({
    posts: (await listBlogCards({ page: 1, limit })).items,
    href: "/blog",
    label: categoryLabel,
  }),
  news: async (limit) => ({
    posts: (await listNewsCards({ page: 1, limit })).items,
    href: "/latest-news",
  }),
};

/** What a row shows entries of: rows of the same could show the same. */
const entriesOf = (kind: RowKind) => (kind === "blog" || kind === "news" ? kind : "tools");

/** As many posts as stand beside each other. */
const mostOf = (kind: RowKind) => (entriesOf(kind) === "tools" ? mostShown : 4);

/**
 * The rows of the home page with what they show now. A row leaves out what one above it shows and goes on with its own list;
 * where next to nothing is left of it, it is left out itself.
 */
export async function listHomeRows(): Promise<ShownRow[]> {
  const rows = await readShown();
  const found = await Promise.all(
    rows.map(({ kind, about }, at) => {
      // Of so many entries enough are left, whatever those above show.
      const above = rows.slice(0, at).filter((row) => entriesOf(row.kind) === entriesOf(kind)).length;
      return contents[kind](mostOf(kind) * (above + 1), about);
    }),
  );
  const seen = new Set<string>();
  return rows.flatMap(({ kind, title }, at): ShownRow[] => {
    const content = found[at];
    if (!content) return [];
    const left = <T extends { slug: string }>(entries: T[]): T[] => {
      const key = ({ slug }: T) => `${entriesOf(kind)} ${slug}`;
      const fresh = entries.filter((entry) => !seen.has(key(entry))).slice(0, mostOf(kind));
      if (fresh.length < fewest) return [];
      for (const entry of fresh) seen.add(key(entry));
      return fresh;
    };
    if ("tools" in content) {
      const tools = left(content.tools);
      const whole = tools.at(-1) === content.tools[tools.length - 1];
      return tools.length > 0 ? [{ kind, title, ...content, tools, whole }] : [];
    }
    const { href, label = (category) => category } = content;
    const posts = left(content.posts).map(({ slug, title, category, image, publishedAt }) => ({
      href: `${href}/${slug}`,
      title,
      category: label(category),
      image,
      note: formatDay(publishedAt),
    }));
    return posts.length > 0 ? [{ kind, title, href, posts }] : [];
  });
}
