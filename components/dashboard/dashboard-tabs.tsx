"use client";

import { useEffect, useRef } from "react";
import { type DashboardTab, dashboardTabs, tabHref, tabNames } from "@/components/dashboard/tabs";
import { InPlaceLink } from "@/components/lists/in-place-link";
import { cn } from "@/lib/utils";

/**
 * The parts of the dashboard as links: each has its own address and works without JavaScript. Where they have no room they are
 * pushed sideways, with the current one in sight.
 */
export function DashboardTabs({ current }: { current: DashboardTab }) {
  const row = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const [list, tab] = [row.current, row.current?.querySelector<HTMLElement>("[aria-current]")];
    // Not scrollIntoView: that would move the page as well.
    if (list && tab) list.scrollLeft = tab.offsetLeft - (list.clientWidth - tab.offsetWidth) / 2;
  }, [current]);
  return (
    <nav aria-label="Dashboard" className="border-border border-b max-sm:-mx-4">
      <ul
        ref={row}
        className="relative -mb-px flex [scrollbar-width:none] overflow-x-auto max-sm:px-2 sm:gap-1"
      >
        {tabNames.map((tab) => (
          <li key={tab} className="shrink-0">
            <InPlaceLink
              href={tabHref(tab)}
              aria-current={tab === current ? "page" : undefined}
              className={cn(
                "flex h-11 items-center border-b-2 px-2 text-sm font-medium -outline-offset-2 transition-colors sm:px-3",
                tab === current
                  ? "border-primary-text text-foreground"
                  : "text-muted hover:text-foreground border-transparent",
              )}
            >
              {dashboardTabs[tab].label}
            </InPlaceLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
