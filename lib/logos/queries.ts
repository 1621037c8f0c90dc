import "server-only";
import { db } from "@/lib/db";
import type { LogoSource } from "@/lib/logos/candidates";
import { RecentMap } from "@/lib/logos/recent-map";

const minute = 60_000;
// A page asks for up to two hundred logos at once, each by its own request.
const recent = new RecentMap<{ source: LogoSource | null }>(5_000, minute);

/** What decides on the logo of a published tool; null when there is no such tool. At most a minute old. */
export async function getLogoSource(slug: string): Promise<LogoSource | null> {
  const known = recent.get(slug);
  if (known) return known.source;
  const source = await db.tool.findFirst({
    where: { slug, status: "published" },
    select: { name: true, logo: true, imageUrl: true, websiteUrl: true },
  });
  recent.set(slug, { source });
  return source;
}
