import type { ReactNode } from "react";
import { DashboardHeader } from "@/components/dashboard/dashboard-header";
import { DashboardTabs } from "@/components/dashboard/dashboard-tabs";
import type { DashboardTab } from "@/components/dashboard/tabs";
import { TrendingTools } from "@/components/dashboard/trending-tools";
import type { MeDto } from "@/lib/accounts/schema";
import type { ToolCardDto } from "@/lib/tools/schema";

const headings: Record<DashboardTab, string> = {
  saved: "Saved tools",
  upvoted: "Upvoted tools",
  submissions: "My submissions",
  reviews: "My reviews",
  tools: "My tools",
  reports: "My reports",
  settings: "Settings",
};

/** The frame of the dashboard: header, tabs, what the tab shows, and the side card. */
export function DashboardScreen({
  me,
  counts,
  tab,
  trending,
  action,
  children,
}: {
  me: MeDto;
  counts: { saved: number; upvoted: number };
  tab: DashboardTab;
  trending: ToolCardDto[];
  /** What can be done from everywhere on the dashboard. */
  action: ReactNode;
  children: ReactNode;
}) {
  return (
    <div className="container pb-16">
      <DashboardHeader me={me} counts={counts} action={action} />
      <DashboardTabs current={tab} />
      <div className="mt-6 grid gap-8 lg:grid-cols-[minmax(0,1fr)_280px]">
        <section aria-labelledby="tab" className="min-w-0">
          <h2 id="tab" className="sr-only">
            {headings[tab]}
          </h2>
          {children}
        </section>
        <aside aria-label="Suggestions" className="lg:sticky lg:top-20 lg:self-start">
          <TrendingTools tools={trending} />
        </aside>
      </div>
    </div>
  );
}
