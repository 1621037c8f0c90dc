import { withQuery } from "@/lib/platform/addresses/utils-query";

/** The tabs of the dashboard, as `?tab=` names them; the first is shown when none is named. */
export const dashboardTabs = {
  saved: { label: "Saved", heading: "Saved tools" },
  upvoted: { label: "Upvoted", heading: "Upvoted tools" },
  launches: { label: "Launches", heading: "Launches to be told of" },
  submissions: { label: "Submissions", heading: "My submissions" },
  reviews: { label: "Reviews", heading: "My reviews" },
  tools: { label: "My tools", heading: "My tools" },
  reports: { label: "Reports", heading: "My reports" },
  settings: { label: "Settings", heading: "Settings" },
};
export type DashboardTab = keyof typeof dashboardTabs;
export const tabNames = Object.keys(dashboardTabs) as DashboardTab[];

export function tabHref(tab: DashboardTab, page = 1): string {
  const query = new URLSearchParams();
  if (tab !== tabNames[0] || page > 1) query.set("tab", tab);
  if (page > 1) query.set("page", String(page));
  return withQuery("/dashboard", query);
}
