import { InPlaceLink } from "@/components/lists/in-place-link";
import { type DashboardTab, dashboardTabs, tabHref } from "@/components/dashboard/tabs";
import { cn } from "@/lib/utils";

const labels: Record<DashboardTab, string> = {
  saved: "Saved",
  upvoted: "Upvoted",
  submissions: "Submissions",
  reviews: "Reviews",
  tools: "My tools",
  reports: "Reports",
  settings: "Settings",
};

/** The parts of the dashboard as links: each has its own address and works without JavaScript. */
export function DashboardTabs({ current }: { current: DashboardTab }) {
  return (
    <nav aria-label="Dashboard" className="border-border border-b">
      <ul className="-mb-px flex flex-wrap sm:gap-1">
        {dashboardTabs.map((tab) => (
          <li key={tab}>
            <InPlaceLink
              href={tabHref(tab)}
              aria-current={tab === current ? "page" : undefined}
              className={cn(
                "flex h-11 items-center border-b-2 px-2 text-sm font-medium -outline-offset-2 transition-colors duration-150 sm:px-3",
                tab === current
                  ? "border-primary-text text-foreground"
                  : "text-muted hover:text-foreground border-transparent",
              )}
            >
              {labels[tab]}
            </InPlaceLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
