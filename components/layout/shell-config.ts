import type { SiteConfig } from "@/lib/config/schema";

const shown = [
  "siteName",
  "logo",
  "logoLight",
  "logoDark",
  "showSiteNameWithLogo",
  "allowThemeToggle",
  "allowUserRegistration",
  "allowUserSubmissions",
  "footerText",
  "contactEmail",
  "socialLinks",
] as const satisfies (keyof SiteConfig)[];

export type ShellConfig = Pick<SiteConfig, (typeof shown)[number]>;

/** The settings that navigation and footer show: every page carries them along. */
export function shellConfig(config: SiteConfig): ShellConfig {
  return Object.fromEntries(shown.map((name) => [name, config[name]])) as ShellConfig;
}
