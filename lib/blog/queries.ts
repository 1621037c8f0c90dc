import "server-only";
import { tie } from "@/lib/cache/cached";
import { db } from "@/lib/db";
import { Prisma } from "@/lib/generated/prisma/client";
import type { Page } from "@/lib/http/page";
import { blogColumns, toBlog } from "@/lib/blog/record";
import type { BlogCard, BlogDto } from "@/lib/blog/schema";
import { findPost, listCards, listPosts, secondsToNext } from "@/lib/posts/queries";
import type { PostQuery } from "@/lib/posts/schema";

const table = "blog_post";
const cardColumns = Prisma.sql`, post.read_time AS "readTime"`;
type CardColumns = Pick<BlogCard, "readTime">;

/** A page of blog posts in full, newest first unless asked otherwise. Without `status`: what the public may see. */
export function listBlog(query: PostQuery): Promise<Page<BlogDto>> {
  return listPosts(
    table,
    query,
    (ids) => db.blogPost.findMany({ where: { id: { in: ids } }, select: blogColumns }),
    toBlog,
  );
}

/** A blog post by slug or id; null when there is none, or none that may be seen. */
export async function getBlog(
  slugOrId: string,
  { hidden = false }: { hidden?: boolean } = {},
): Promise<BlogDto | null> {
  const found = await findPost(table, slugOrId);
  if (!found || !(hidden || found.visible)) return null;
  const row = await db.blogPost.findUnique({ where: { id: found.id }, select: blogColumns });
  return row && toBlog(row);
}

/** A page of cards of visible blog posts, newest first. */
export function listBlogCards(
  query: Pick<PostQuery, "q" | "category" | "page" | "limit">,
): Promise<Page<BlogCard>> {
  return listCards<CardColumns>(table, query, cardColumns);
}

/**
 * Ties a cached page to the blog: it is made anew after a change of any post that lists show, of this one, and when the
 * next scheduled post appears.
 */
export async function tieToBlog(id?: string): Promise<void> {
  await tie(id ? ["blog", `blog:${id}`] : ["blog"], await secondsToNext(table));
}
