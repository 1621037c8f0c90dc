import "server-only";
import { type ConfigPatch, merge, readStored, type SiteConfig } from "@/lib/config/schema";
import { tags } from "@/lib/platform/cache/tags";
import { type Actor, type RecordKind, updateRecord } from "@/lib/platform/records/mutations";

type Stored = { id: string; config: SiteConfig; updatedAt: Date };

const kind: RecordKind<Stored, SiteConfig> = {
  entity: "config",
  async lock(tx, id) {
    // The row is there, and locked, from here on: two administrators change it one after the other.
    await tx.$executeRaw`
      INSERT INTO public.site_config (id, data, updated_at) VALUES (1, '{}', 'epoch') ON CONFLICT (id) DO NOTHING`;
    const [{ data, updatedAt }] = await tx.$queryRaw<[{ data: unknown; updatedAt: Date }]>`
      SELECT data, updated_at AS "updatedAt" FROM public.site_config WHERE id = 1 FOR UPDATE`;
    const never = updatedAt.getTime() === 0;
    return { id, config: readStored(data, never ? null : updatedAt), updatedAt };
  },
  toDto: ({ config }) => config,
  logged: ({ config: { updatedAt: _, ...data } }) => data,
  tagsOf: () => [tags.config],
};

/**
 * Changes a part of the site's settings; every page shows it with the next request. A change that started from something
 * older than what there is is refused with the current settings.
 */
export const saveConfig = (actor: Actor, patch: ConfigPatch): Promise<SiteConfig> =>
  updateRecord(
    kind,
    "site",
    // What started from settings that nobody had saved started from before all that were.
    { actor, startedFrom: patch.updatedAt === null ? new Date(0).toISOString() : patch.updatedAt },
    async (tx, { id, config }, updatedAt) => {
      const { updatedAt: _, ...data } = merge(config, patch);
      await tx.siteConfig.update({ where: { id: 1 }, data: { data, updatedAt }, select: { id: true } });
      return { id, config: readStored(data, updatedAt), updatedAt };
    },
  );
