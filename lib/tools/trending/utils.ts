/** The tabs of the trending page, in their order, with how many days each looks back; today counts as one. */
export const trendingTabs = [
  { value: "day", label: "Today", days: 1, time: "today" },
  { value: "week", label: "This Week", days: 7, time: "in the last 7 days" },
  { value: "month", label: "This Month", days: 30, time: "in the last 30 days" },
] as const;

export type TrendingPeriod = (typeof trendingTabs)[number]["value"];
export const trendingPeriods = trendingTabs.map(({ value }) => value);

/**
 * What is said of an order that the time of the list does not decide, or not alone; nothing where it does.
 *
 * @param active how many of its tools had votes or views in that time
 */
export function orderNote(period: TrendingPeriod, active: number, total: number): string {
  const { time } = trendingTabs.find(({ value }) => value === period)!;
  if (active === total) return "";
  if (active === 0) return `No votes or views ${time} yet: the order is that of all votes.`;
  return `First what had votes or views ${time}, then the others by all their votes.`;
}

/** How many tools the list takes of those that editors flagged, and of those that are busiest. */
export const mostFlagged = 100;
export const mostActive = 50;

/** The first day (UTC, "2026-11-14") whose votes and views count for a period that ends today. */
export function firstDay(period: TrendingPeriod, now: Date): string {
  const { days } = trendingTabs.find(({ value }) => value === period)!;
  const first = Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate() - (days - 1));
  return new Date(first).toISOString().slice(0, 10);
}
