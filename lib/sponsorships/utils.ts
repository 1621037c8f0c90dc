import { isOwnPath } from "@/lib/platform/addresses/utils";
import { logoPath } from "@/lib/tools/utils";

type Period = { startDate?: string; endDate?: string | null };

/** Whether two sponsorships run, or will run, at one moment that is still to come; no start is now, no end is never. */
export function runAtOnce(one: Period, other: Period, now = Date.now()): boolean {
  const starts = [one, other].map(({ startDate }) => Math.max(now, startDate ? Date.parse(startDate) : now));
  const ends = [one, other].map(({ endDate }) => (endDate ? Date.parse(endDate) : Infinity));
  return Math.max(...starts) < Math.min(...ends);
}

/** A sponsorship's own logo when it lies on this server, else its tool's: visitors' browsers talk to us alone. */
export function sponsorshipLogo(logo: string | null, toolSlug: string): string {
  return logo && isOwnPath(logo) ? logo : logoPath(toolSlug);
}
