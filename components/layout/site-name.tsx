import type { SiteConfig } from "@/lib/config/schema";
import { hasOwnLogo, logosOf } from "@/lib/config/utils";

type Config = Pick<SiteConfig, "siteName" | "logo" | "logoLight" | "logoDark" | "showSiteNameWithLogo">;

/** Whether it is wider than what the links of a window leave. */
export function isWide(config: Config): boolean {
  return hasOwnLogo(config) || (config.showSiteNameWithLogo && config.siteName.length > 14);
}

// Where the head has its links, it gives way before they take a second line, and the name is three small lines at most.
const wide = "@min-[62rem]/head:max-w-56 @min-[62rem]/head:min-w-32 @min-[62rem]/head:shrink-[99999]";
const wideText =
  "line-clamp-2 text-sm/4 wrap-anywhere text-balance @min-[62rem]/head:@max-[69rem]/head:line-clamp-3 @min-[62rem]/head:@max-[69rem]/head:text-xs/3.5";

export function SiteName({ config }: { config: Config }) {
  const { light, dark } = logosOf(config);
  const alt = config.showSiteNameWithLogo ? "" : config.siteName;
  const classes = "h-7 w-auto max-w-40 object-contain object-left";
  return (
    <a
      href="/"
      className={`flex min-h-11 max-w-full min-w-0 items-center gap-2 rounded-sm text-base font-semibold tracking-tight ${isWide(config) ? wide : "lg:max-w-60 lg:shrink-0"}`}
    >
      {light === dark ? (
        <img src={light} alt={alt} className={classes} height={28} />
      ) : (
        <>
          <img src={light} alt={alt} className={`${classes} dark:hidden`} height={28} />
          <img src={dark} alt={alt} className={`${classes} hidden dark:block`} height={28} />
        </>
      )}
      {config.showSiteNameWithLogo && (
        <span className={isWide(config) ? wideText : "truncate"}>{config.siteName}</span>
      )}
    </a>
  );
}
