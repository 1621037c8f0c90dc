import "server-only";
import type { NewsDto } from "@/lib/news/schema";
import { sanitize } from "@/lib/rich-text/sanitize";

/** The columns that a news post is made of, for every read of a whole one. */
export const newsColumns = {
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
  source: true,
  sourceUrl: true,
  views: true,
  shares: true,
  status: true,
  publishedAt: true,
  createdAt: true,
  updatedAt: true,
} as const;

export type NewsRow = Omit<
  NewsDto,
  "_id" | "author" | "status" | "publishedAt" | "createdAt" | "updatedAt"
> & {
  authorName: string;
  authorAvatar: string | null;
  status: string;
  publishedAt: Date | null;
  createdAt: Date;
  updatedAt: Date;
};

/** A row as the interface gives it, its HTML sanitised once more. */
export function toNews({ authorName, authorAvatar, ...row }: NewsRow): NewsDto {
  return {
    _id: row.id,
    ...row,
    excerpt: sanitize(row.excerpt),
    content: sanitize(row.content),
    author: { name: authorName, avatar: authorAvatar },
    status: row.status as NewsDto["status"],
    publishedAt: row.publishedAt?.toISOString() ?? null,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  };
}
