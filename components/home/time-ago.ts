/** How long before `now` something was, in the largest unit that fits. */
export function timeAgo(since: number, now: number): string {
  const format = new Intl.RelativeTimeFormat("en", { numeric: "auto" });
  const minutes = Math.max(0, Math.round((now - since) / 60_000));
  if (minutes < 1) return "just now";
  if (minutes < 60) return format.format(-minutes, "minute");
  if (minutes < 24 * 60) return format.format(-Math.round(minutes / 60), "hour");
  return format.format(-Math.round(minutes / (24 * 60)), "day");
}
