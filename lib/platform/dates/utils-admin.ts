import { formatDay } from "@/lib/platform/dates/utils";

const dateTime = new Intl.DateTimeFormat("en-US", {
  dateStyle: "medium",
  timeStyle: "short",
  timeZone: "UTC",
});
const time = new Intl.DateTimeFormat("en-US", { timeStyle: "short", timeZone: "UTC" });

const shown = (at: string | null | undefined, format: (at: string) => string): string => {
  if (!at) return "Not Available";
  return Number.isNaN(Date.parse(at)) ? "Invalid date" : format(at);
};

/** A day as the back office shows it, in UTC. */
export const officeDay = (at: string | null | undefined) => shown(at, formatDay);
/** A time of a day as the back office shows it, in UTC. */
export const officeTime = (at: string | null | undefined) =>
  shown(at, (known) => time.format(new Date(known)));
/** A moment as the back office shows it, in UTC. */
export const formatDateTime = (at: string | null | undefined) =>
  shown(at, (known) => dateTime.format(new Date(known)));
