import "server-only";
import { sharedColumns, type SharedRow, toPost } from "@/lib/posts/mapper";
import type { NewsDto } from "@/lib/posts/news/schema";

/** The columns that a news post is made of, for every read of a whole one. */
export const newsColumns = {
  ...sharedColumns,
  source: true,
  sourceUrl: true,
  views: true,
  shares: true,
} as const;

export type NewsRow = SharedRow & { source: string; sourceUrl: string; views: number; shares: number };

/** A row as the interface gives it. */
export const toNews = (row: NewsRow): NewsDto => ({
  ...toPost(row),
  source: row.source,
  sourceUrl: row.sourceUrl,
  views: row.views,
  shares: row.shares,
});
