import "server-only";
import { type ConfigPatch, merge, readStored, type SiteConfig } from "@/lib/config/schema";
import { logChange } from "@/lib/platform/audit-log/mutations";
import { difference } from "@/lib/platform/audit-log/utils";
import type { Viewer } from "@/lib/platform/auth/schema";
import { invalidate } from "@/lib/platform/cache/cached";
import { tags } from "@/lib/platform/cache/tags";
import { db } from "@/lib/platform/db";
import { AppError } from "@/lib/platform/errors";

type Row = { data: unknown; updated_at: Date };

/**
 * Changes a part of the site's settings; every page shows it with the next request. A change that started from something
 * older than what there is is refused with the current settings.
 */
export async function saveConfig(actor: Viewer, patch: ConfigPatch): Promise<SiteConfig> {
  const saved = await db.$transaction(async (tx) => {
    // The row is there, and locked, from here on: two administrators change it one after the other.
    await tx.$executeRaw`
      INSERT INTO public.site_config (id, data, updated_at) VALUES (1, '{}', 'epoch') ON CONFLICT (id) DO NOTHING`;
    const [row] = await tx.$queryRaw<[Row]>`
      SELECT data, updated_at FROM public.site_config WHERE id = 1 FOR UPDATE`;
    const never = row.updated_at.getTime() === 0;
    const before = readStored(row.data, never ? null : row.updated_at);
    if (patch.updatedAt && row.updated_at > new Date(patch.updatedAt))
      throw new AppError("conflict", undefined, { body: { current: before } });

    const { updatedAt: _, ...data } = merge(before, patch);
    const updatedAt = new Date(Math.max(Date.now(), row.updated_at.getTime() + 1));
    await tx.siteConfig.update({ where: { id: 1 }, data: { data, updatedAt }, select: { id: true } });
    const change = difference(before, data);
    if (change.changed.length > 0)
      await logChange(tx, {
        actor,
        action: "config.update",
        entity: "config",
        entityId: "site",
        before: change.before,
        after: change.after,
      });
    return readStored(data, updatedAt);
  });
  invalidate(tags.config);
  return saved;
}
