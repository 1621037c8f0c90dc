import "server-only";
import type { BlogDto } from "@/lib/blog/schema";
import { sanitize } from "@/lib/rich-text/sanitize";

/** The columns that a blog post is made of, for every read of a whole one. */
export const blogColumns = {
  id: true,
  slug: true,
  title: true,
  excerpt: true,
  content: true,
  imageUrl: true,
  category: true,
  tags: true,
  authorName: true,
  authorAvatar: true,
  readTime: true,
  status: true,
  publishedAt: true,
  createdAt: true,
  updatedAt: true,
} as const;

export type BlogRow = Omit<
  BlogDto,
  "_id" | "author" | "date" | "status" | "publishedAt" | "createdAt" | "updatedAt"
> & {
  authorName: string;
  authorAvatar: string | null;
  status: string;
  publishedAt: Date | null;
  createdAt: Date;
  updatedAt: Date;
};

/** A row as the interface gives it, its HTML sanitised once more. */
export function toBlog({ authorName, authorAvatar, ...row }: BlogRow): BlogDto {
  return {
    _id: row.id,
    ...row,
    excerpt: sanitize(row.excerpt),
    content: sanitize(row.content),
    date: (row.publishedAt ?? row.createdAt).toISOString(),
    author: { name: authorName, avatar: authorAvatar },
    status: row.status as BlogDto["status"],
    publishedAt: row.publishedAt?.toISOString() ?? null,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  };
}
