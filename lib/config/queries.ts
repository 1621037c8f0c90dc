import "server-only";
import { defaultConfig, readStored, type SiteConfig } from "@/lib/config/schema";
import { cached } from "@/lib/platform/cache/cached";
import { tags } from "@/lib/platform/cache/tags";
import { db } from "@/lib/platform/db";
import { log } from "@/lib/platform/log";

/** The settings as they are in the database now. Fails while it does not answer. */
export async function loadConfig(): Promise<SiteConfig> {
  const row = await db.siteConfig.findUnique({ where: { id: 1 }, select: { data: true, updatedAt: true } });
  return readStored(row?.data, row?.updatedAt);
}

const readConfig = cached("config", loadConfig, { tags: () => [tags.config] });

/** While it lasts, every page meets the same failure: it is said once. */
let failing = false;

/** The site's settings, or the defaults while they can't be read. A failure is never cached. */
export async function getConfig(): Promise<SiteConfig> {
  try {
    const config = await readConfig();
    failing = false;
    return config;
  } catch (error) {
    if (!failing) log.warn({ err: error }, "Failed to load site configuration. Using defaults.");
    failing = true;
    return defaultConfig;
  }
}
