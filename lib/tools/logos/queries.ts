import "server-only";
import { cached } from "@/lib/platform/cache/cached";
import { tags } from "@/lib/platform/cache/tags";
import { db } from "@/lib/platform/db";
import { canBeCalled } from "@/lib/platform/sql/queries-rows";
import type { LogoSource } from "@/lib/tools/logos/candidates";

const sourceColumns = { name: true, logo: true, imageUrl: true, websiteUrl: true } as const;

const keptSource = cached(
  "logo-source",
  (slug: string): Promise<LogoSource | null> =>
    db.tool.findFirst({
      where: { slug, status: "published" },
      select: sourceColumns,
    }),
  { tags: (slug) => [tags.tool(slug)] },
);

/** What decides on the logo of a published tool; null when there is no such tool. */
export const getLogoSource = async (slug: string): Promise<LogoSource | null> =>
  canBeCalled(slug) ? keptSource(slug) : null;

/** The same of a tool of any status. */
export const getAnyLogoSource = (slug: string): Promise<LogoSource | null> =>
  db.tool.findFirst({ where: { slug }, select: sourceColumns });
