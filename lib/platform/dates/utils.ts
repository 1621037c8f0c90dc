/** A day of UTC, milliseconds. */
export const dayMs = 86_400_000;

const day = new Intl.DateTimeFormat("en-US", {
  year: "numeric",
  month: "short",
  day: "numeric",
  timeZone: "UTC",
});

/** A day as shown, the same on server and browser: "Nov 14, 2026". */
export function formatDay(iso: string): string {
  const date = new Date(iso);
  return Number.isNaN(date.getTime()) ? "Unknown date" : day.format(date);
}

const ago = new Intl.RelativeTimeFormat("en", { numeric: "auto" });
const dayOf = (time: number) => Math.floor(time / dayMs);

/** How many days of UTC ago something was: "today", "yesterday", "12 days ago". */
export const daysAgo = (iso: string, now = Date.now()): string =>
  ago.format(Math.min(0, dayOf(Date.parse(iso)) - dayOf(now)), "day");
