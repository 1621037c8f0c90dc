import "server-only";
import type { Prisma } from "@/lib/generated/prisma/client";
import { withIsoDates } from "@/lib/platform/dates/iso-dates";
import { sanitize } from "@/lib/platform/rich-text/sanitize";
import type { PostStatus } from "@/lib/posts/schema";

/** The columns that posts of either kind have, for every read of a whole one. */
export const sharedColumns = {
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
  status: true,
  publishedAt: true,
  createdAt: true,
  updatedAt: true,
} as const;

/** What is read of a post of either kind: the columns have the same types in both tables. */
export type SharedRow = Prisma.BlogPostGetPayload<{ select: typeof sharedColumns }>;

/** A row as the interface gives it, its HTML sanitised once more. */
export function toPost<Row extends SharedRow>(row: Row) {
  const { authorName, authorAvatar, ...shown } = row;
  return {
    ...withIsoDates(shown),
    _id: row.id,
    excerpt: sanitize(row.excerpt),
    content: sanitize(row.content),
    author: { name: authorName, avatar: authorAvatar },
    status: row.status as PostStatus,
  };
}
