import "server-only";
import type { Prisma } from "@/lib/generated/prisma/client";
import type { BlogDto } from "@/lib/posts/blog/schema";
import { sharedColumns, toPost } from "@/lib/posts/mapper";

/** The columns that a blog post is made of, for every read of a whole one. */
export const blogColumns = { ...sharedColumns, readTime: true } as const;

export type BlogRow = Prisma.BlogPostGetPayload<{ select: typeof blogColumns }>;

/** A row as the interface gives it. */
export const toBlog = (row: BlogRow): BlogDto => ({
  ...toPost(row),
  date: (row.publishedAt ?? row.createdAt).toISOString(),
});
