import type { SiteConfig } from "@/lib/config/schema";
import { logosOf } from "@/lib/config/utils";

type Config = Pick<SiteConfig, "siteName" | "logo" | "logoLight" | "logoDark" | "showSiteNameWithLogo">;

export function SiteName({ config }: { config: Config }) {
  const { light, dark } = logosOf(config);
  const alt = config.showSiteNameWithLogo ? "" : config.siteName;
  const classes = "h-7 w-auto max-w-40";
  return (
    <a
      href="/"
      className="flex min-h-11 max-w-full min-w-0 items-center gap-2 rounded-sm text-base font-semibold tracking-tight lg:max-w-60 lg:shrink-0"
    >
      {light === dark ? (
        <img src={light} alt={alt} className={classes} height={28} />
      ) : (
        <>
          <img src={light} alt={alt} className={`${classes} dark:hidden`} height={28} />
          <img src={dark} alt={alt} className={`${classes} hidden dark:block`} height={28} />
        </>
      )}
      {config.showSiteNameWithLogo && <span className="truncate">{config.siteName}</span>}
    </a>
  );
}
