import "server-only";
import { db } from "@/lib/db";
import { Prisma } from "@/lib/generated/prisma/client";

/** A "best software" page, called `page`, that the public may see: the one place that decides it, when it is read. */
export const published = () => Prisma.sql`page.status = 'published' AND page.published_at <= ${new Date()}`;

/** When the next scheduled page appears, or the one at this slug; null when none is scheduled. */
export async function nextPublication(slug?: string): Promise<Date | null> {
  const { _min } = await db.softwarePage.aggregate({
    where: { status: "published", publishedAt: { gt: new Date() }, slug },
    _min: { publishedAt: true },
  });
  return _min.publishedAt;
}
