/** A day of UTC, milliseconds. */
export const dayMs = 86_400_000;

const day = new Intl.DateTimeFormat("en-US", { dateStyle: "medium", timeZone: "UTC" });

/** A day as shown, the same on server and browser: "Nov 14, 2026". */
export function formatDay(iso: string): string {
  const date = new Date(iso);
  return Number.isNaN(date.getTime()) ? "Unknown date" : day.format(date);
}

// These are made when they are first needed: that is slow.
let longDay: Intl.DateTimeFormat | undefined;
let ago: Intl.RelativeTimeFormat | undefined;

/** A day in full, the same on server and browser: "November 14, 2026". */
export function formatLongDay(at: string | number): string {
  longDay ??= new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone: "UTC" });
  return longDay.format(new Date(at));
}

const dayOf = (time: number) => Math.floor(time / dayMs);

/** How many days of UTC ago something was: "today", "yesterday", "12 days ago". */
export function daysAgo(iso: string, now = Date.now()): string {
  ago ??= new Intl.RelativeTimeFormat("en", { numeric: "auto" });
  return ago.format(Math.min(0, dayOf(Date.parse(iso)) - dayOf(now)), "day");
}
