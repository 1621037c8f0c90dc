import "server-only";
import type { Prisma } from "@/lib/generated/prisma/client";
import { sharedColumns, toPost } from "@/lib/posts/mapper";
import type { NewsDto } from "@/lib/posts/news/schema";

/** The columns that a news post is made of, for every read of a whole one. */
export const newsColumns = {
  ...sharedColumns,
  source: true,
  sourceUrl: true,
  views: true,
  shares: true,
} as const;

export type NewsRow = Prisma.NewsPostGetPayload<{ select: typeof newsColumns }>;

/** A row as the interface gives it. */
export const toNews = (row: NewsRow): NewsDto => toPost(row);
