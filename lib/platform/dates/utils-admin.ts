const date = new Intl.DateTimeFormat("en-US", { dateStyle: "medium", timeZone: "UTC" });
const dateTime = new Intl.DateTimeFormat("en-US", {
  dateStyle: "medium",
  timeStyle: "short",
  timeZone: "UTC",
});

function format(at: string | null | undefined, how: Intl.DateTimeFormat): string {
  if (!at) return "Not Available";
  const parsed = new Date(at);
  return Number.isNaN(parsed.getTime()) ? "Invalid date" : how.format(parsed);
}

/** A day as the back office shows it, in UTC. */
export const formatDay = (at: string | null | undefined) => format(at, date);
/** A moment as the back office shows it, in UTC. */
export const formatDateTime = (at: string | null | undefined) => format(at, dateTime);
