import type { SiteConfig } from "@/lib/config/schema";

/** Logo and name of the site, leading home. */
export function SiteName({
  config,
}: {
  config: Pick<SiteConfig, "siteName" | "logo" | "showSiteNameWithLogo">;
}) {
  return (
    <a
      href="/"
      className="flex min-h-11 min-w-0 items-center gap-2 rounded-sm text-base font-semibold tracking-tight"
    >
      <img
        src={config.logo}
        alt={config.showSiteNameWithLogo ? "" : config.siteName}
        className="h-7 w-auto max-w-40"
        height={28}
      />
      {config.showSiteNameWithLogo && <span className="truncate">{config.siteName}</span>}
    </a>
  );
}
