import "server-only";
import { z } from "zod";
import { cached } from "@/lib/platform/cache/cached";
import { db } from "@/lib/platform/db";
import { Prisma } from "@/lib/generated/prisma/client";
import type { Page } from "@/lib/platform/http/page";
import { blogColumns, toBlog } from "@/lib/posts/blog/mapper";
import type { BlogCard, BlogDto } from "@/lib/posts/blog/schema";
import { cardRow, cachedPost, findPostNow, listCards, listPosts, shownInList } from "@/lib/posts/queries";
import type { PostQuery } from "@/lib/posts/schema";

const kind = "blog";
const extra = {
  columns: Prisma.sql`, post.read_time AS "readTime"`,
  row: cardRow.extend({ readTime: z.string() }),
};

/** A page of blog posts in full, newest first unless asked otherwise. Without `status`: what the public may see. */
export function listBlog(query: PostQuery): Promise<Page<BlogDto>> {
  return listPosts(
    kind,
    query,
    (ids) => db.blogPost.findMany({ where: { id: { in: ids } }, select: blogColumns }),
    toBlog,
  );
}

/** A blog post by slug or id, as it is at this moment; null when there is none, or none that may be seen. */
export async function getBlogNow(
  slugOrId: string,
  { hidden = false }: { hidden?: boolean } = {},
): Promise<BlogDto | null> {
  const found = await findPostNow(kind, slugOrId);
  if (!found || !(hidden || found.visible)) return null;
  const row = await db.blogPost.findUnique({ where: { id: found.id }, select: blogColumns });
  return row && toBlog(row);
}

/** The same for pages, which show what the public may see. */
export const getBlog = cachedPost("blog", kind, (wanted): Promise<BlogDto | null> => getBlogNow(wanted));

type CardQuery = Pick<PostQuery, "q" | "category" | "page" | "limit">;

/** A page of cards of visible blog posts, newest first. */
export const listBlogCards = cached(
  "blog-cards",
  (query: CardQuery): Promise<Page<BlogCard>> => listCards(kind, query, extra),
  shownInList(kind),
);
