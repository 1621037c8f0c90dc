import { AccountArea } from "@/components/layout/account-area";
import { MobileMenu } from "@/components/layout/mobile-menu";
import { NavLink } from "@/components/layout/nav-link";
import { SearchTrigger } from "@/components/search/search-trigger";
import { exploreLinks } from "@/components/layout/site-links";
import type { ShellConfig } from "@/components/layout/shell-config";
import { isWide, SiteName } from "@/components/layout/site-name";
import { type SoftwareEntry, SoftwareMenu } from "@/components/layout/software-menu";
import { ThemeToggle } from "@/components/layout/theme-toggle";

const linkClasses =
  "flex h-9 items-center rounded-md px-1.5 text-sm whitespace-nowrap text-muted transition-colors hover:bg-surface-2 hover:text-foreground aria-[current=page]:text-foreground";

export function Navigation({ config, software }: { config: ShellConfig; software: SoftwareEntry[] }) {
  const link = isWide(config) ? linkClasses : `${linkClasses} xl:px-2.5`;
  return (
    <header
      data-registration-closed={config.allowUserRegistration ? undefined : ""}
      className="border-border bg-background/85 @container/head sticky top-0 z-40 border-b backdrop-blur-md print:static"
    >
      {/* With larger spaces between letters and words its links take more lines; with larger letters they stand in the menu. A
          container's width counts in the letters of the page, a window's does not. */}
      <div className="container flex min-h-14 items-center gap-1 lg:gap-4">
        <SiteName config={config} />
        <nav aria-label="Main" className="hidden flex-wrap items-center gap-0.5 @min-[62rem]/head:flex">
          {exploreLinks.map(({ href, label }) => (
            <NavLink key={href} href={href} className={link}>
              {label}
            </NavLink>
          ))}
          <SoftwareMenu entries={software} className={link} />
        </nav>
        <div className="ml-auto flex shrink-0 items-center lg:gap-1">
          <SearchTrigger variant="nav" />
          {config.allowThemeToggle && <ThemeToggle />}
          <AccountArea />
          <MobileMenu software={software} />
          <a
            href="#site-links"
            className="hidden h-11 items-center px-2 text-sm @min-[62rem]/head:hidden! noscript:flex"
          >
            Menu
          </a>
        </div>
      </div>
    </header>
  );
}
