/** The tabs of the dashboard, as `?tab=` names them; the first is shown when none is named. */
export const dashboardTabs = [
  "saved",
  "upvoted",
  "submissions",
  "reviews",
  "tools",
  "reports",
  "settings",
] as const;
export type DashboardTab = (typeof dashboardTabs)[number];

/** The address of a tab, and of a page of its list. */
export function tabHref(tab: DashboardTab, page = 1): string {
  const query = new URLSearchParams();
  if (tab !== dashboardTabs[0] || page > 1) query.set("tab", tab);
  if (page > 1) query.set("page", String(page));
  return query.size > 0 ? `/dashboard?${query}` : "/dashboard";
}
