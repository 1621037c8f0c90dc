import type { SiteConfig } from "@/lib/config/schema";
import { pagePolicy } from "@/lib/config/utils-policy";

/**
 * The content security policy of a public page, by what is saved in the settings. It narrows the one that every answer
 * has as a header, and stands in the page so that the two can never be of different times.
 */
export function ContentPolicy({ config }: { config: SiteConfig }) {
  return <meta httpEquiv="Content-Security-Policy" content={pagePolicy(config)} />;
}
