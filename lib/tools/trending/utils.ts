/** The tabs of the trending page, in their order, with how many days each looks back; today counts as one. */
export const trendingTabs = [
  { period: "day", label: "Today", days: 1 },
  { period: "week", label: "This Week", days: 7 },
  { period: "month", label: "This Month", days: 30 },
] as const;

export type TrendingPeriod = (typeof trendingTabs)[number]["period"];
export const trendingPeriods = trendingTabs.map(({ period }) => period);

/** How many tools the list takes of those that editors flagged, and of those that are busiest. */
export const mostFlagged = 100;
export const mostActive = 50;

/** The first day (UTC, "2026-11-14") whose votes and views count for a period that ends today. */
export function firstDay(period: TrendingPeriod, now: Date): string {
  const { days } = trendingTabs.find((tab) => tab.period === period)!;
  const first = Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate() - (days - 1));
  return new Date(first).toISOString().slice(0, 10);
}
