import { logoPath } from "@/lib/tools/utils";

/** A listing's own logo when it lies on this server, else its tool's: visitors' browsers talk to us alone. */
export function listingLogo(logo: string | null, toolSlug: string): string {
  return logo && /^\/(?!\/)/.test(logo) ? logo : logoPath(toolSlug);
}

type Period = { startDate: string; endDate: string | null };

/** Whether a listing runs at a moment, in milliseconds: from its start up to its end. */
export function isRunning({ startDate, endDate }: Period, now: number): boolean {
  return Date.parse(startDate) <= now && (endDate === null || Date.parse(endDate) > now);
}

/** The first moment after this one at which one of these listings starts or ends; infinity when there is none. */
export function nextChange(listings: Period[], now: number): number {
  const moments = listings.flatMap(({ startDate, endDate }) => [
    Date.parse(startDate),
    endDate === null ? Infinity : Date.parse(endDate),
  ]);
  return Math.min(Infinity, ...moments.filter((moment) => moment > now));
}
