import "server-only";
import { Prisma } from "@/lib/generated/prisma/client";
import { directions } from "@/lib/platform/sql/queries-page";
import { containing } from "@/lib/platform/sql/queries-rows";
import { slugify } from "@/lib/platform/plain-text/utils";
import type { PostQuery } from "@/lib/posts/schema";
import { allCategories, searchWords } from "@/lib/posts/utils";

/** The kinds of posts with their tables. Each has its own columns beside those that both have. */
export const postTables = { news: Prisma.sql`public.news_post`, blog: Prisma.sql`public.blog_post` };
export type PostKind = keyof typeof postTables;

/** A post that the public may see, of either table, called `post`. The one place that decides it, when it is read. */
export const published = () => Prisma.sql`post.status = 'published' AND post.published_at <= ${new Date()}`;

/** Newest first; the id makes the order whole. */
export const newestFirst = Prisma.sql`coalesce(post.published_at, post.created_at) DESC, post.id DESC`;

const columns: Record<NonNullable<PostQuery["sort"]>, Prisma.Sql> = {
  date: Prisma.sql`coalesce(post.published_at, post.created_at)`,
  title: Prisma.sql`lower(post.title)`,
  category: Prisma.sql`lower(post.category)`,
  author: Prisma.sql`lower(post.author_name)`,
  status: Prisma.sql`post.status`,
  source: Prisma.sql`lower(post.source)`,
  views: Prisma.sql`post.views`,
};

/** The order that a list asks for; the id makes it whole. */
export function ordered({ sort = "date", order = "desc" }: Pick<PostQuery, "sort" | "order">): Prisma.Sql {
  return Prisma.sql`${columns[sort]} ${directions[order]}, post.id ${directions[order]}`;
}

const withStatus: Record<NonNullable<PostQuery["status"]>, () => Prisma.Sql> = {
  all: () => Prisma.sql`true`,
  published,
  scheduled: () => Prisma.sql`post.status = 'published' AND post.published_at > ${new Date()}`,
  draft: () => Prisma.sql`post.status = 'draft'`,
  archived: () => Prisma.sql`post.status = 'archived'`,
};

/** The posts that a list asks for. Without `status`: those that the public may see. */
export function listed({
  q,
  category,
  status,
  match,
}: Pick<PostQuery, "q" | "category" | "status" | "match">): Prisma.Sql {
  const visible = withStatus[status ?? "published"]();
  const wanted = category === undefined ? "" : slugify(category);
  const filed =
    wanted === "" || wanted === allCategories
      ? Prisma.sql`true`
      : Prisma.sql`search.category_slug(post.category) = ${wanted}`;
  return Prisma.sql`${visible} AND ${filed} AND ${matches(q ?? "", match === "summary")}`;
}

/**
 * Every word that was typed occurs in what a reader sees of the post, which is kept beside it in lower case and without
 * accents. Nothing in the words is interpreted.
 */
function matches(typed: string, summaryOnly: boolean): Prisma.Sql {
  const words = searchWords(typed);
  if (words.length === 0) return Prisma.sql`true`;
  const text = summaryOnly ? Prisma.sql`shown.summary` : Prisma.sql`shown.body`;
  const unaccented = (word: Prisma.Sql) => Prisma.sql`public.unaccent(${word})`;
  const found = words.map((word) => Prisma.sql`${text} LIKE ${containing(word, unaccented)}`);
  return Prisma.sql`post.id IN (SELECT shown.id FROM search.post AS shown WHERE ${Prisma.join(found, " AND ")})`;
}
