import "server-only";
import { createHmac, timingSafeEqual } from "node:crypto";
import { sessionSecret } from "@/lib/platform/auth/secret";
import { absoluteUrl } from "@/lib/platform/http/site-url";

/** A listing, and which link to its report is good; 0 for none. */
type Linked = { id: string; reportVersion: number };

/** The key of a link: it follows from the server's secret, so that no backup and no log of the database holds one. */
const keyOf = ({ id, reportVersion }: Linked) =>
  createHmac("sha256", sessionSecret())
    .update(`sponsorship report\n${id}\n${reportVersion}`)
    .digest("base64url");

/** Where a listing's advertiser reads its report; null until a link was made. */
export const toReportUrl = (listing: Linked): string | null =>
  listing.reportVersion > 0 ? absoluteUrl(`/advertise/report/${listing.id}?key=${keyOf(listing)}`) : null;

/** Whether a key is that of the link which was made last. */
export function isReportKey(listing: Linked, key: string | undefined): boolean {
  if (listing.reportVersion === 0 || !key) return false;
  const [given, good] = [Buffer.from(key), Buffer.from(keyOf(listing))];
  return given.length === good.length && timingSafeEqual(given, good);
}
