import { isOwnPath } from "@/lib/platform/addresses/utils";
import { logoPath } from "@/lib/tools/utils";

/** A sponsorship's own logo when it lies on this server, else its tool's: visitors' browsers talk to us alone. */
export function sponsorshipLogo(logo: string | null, toolSlug: string): string {
  return logo && isOwnPath(logo) ? logo : logoPath(toolSlug);
}
