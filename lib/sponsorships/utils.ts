import { logoPath } from "@/lib/tools/utils";

/** A sponsorship's own logo when it lies on this server, else its tool's: visitors' browsers talk to us alone. */
export function sponsorshipLogo(logo: string | null, toolSlug: string): string {
  return logo && /^\/(?!\/)/.test(logo) ? logo : logoPath(toolSlug);
}
