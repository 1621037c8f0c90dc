import type { ConfigPatch, SiteConfig } from "@/lib/config/schema";

export type TabProps = {
  config: SiteConfig;
  /** Saves a part of the settings and says so in a toast: the given one, or that the settings are saved. */
  save: (patch: ConfigPatch, base?: SiteConfig, success?: string) => Promise<SiteConfig>;
  /** Reads the settings from the server again. */
  refresh: () => void;
  /** How often they were read so. */
  round: number;
};
