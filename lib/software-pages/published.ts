import "server-only";
import { Prisma } from "@/lib/generated/prisma/client";

/** A "best software" page, called `page`, that the public may see: the one place that decides it, when it is read. */
export const published = () => Prisma.sql`page.status = 'published' AND page.published_at <= ${new Date()}`;
