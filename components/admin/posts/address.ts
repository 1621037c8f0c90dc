import { isOwnPath } from "@/lib/platform/rich-text/utils";

const longest = 2048;

/** Without what can't be seen: browsers ignore it in an address, and so does the sanitiser. */
const visible = (address: string): string =>
  address.replace(/[\u0000-\u0020\u007f-\u00a0\u200b-\u200f\u2028\u2029\ufeff]+/g, "");

/** The address that a link in a body may have: on this site, of the web or of a mailbox; undefined for any other. */
export function linkAddress(given: string): string | undefined {
  const address = visible(given);
  if (address === "" || address.length > longest) return undefined;
  if (isOwnPath(address) || /^#[\w-]*$/.test(address)) return address;
  if (!URL.canParse(address)) return undefined;
  return /^(?:https?|mailto):$/.test(new URL(address).protocol) ? address : undefined;
}

/** What somebody typed as the address of a link: a bare host is one of the web, a bare mailbox is written to. */
export function typedAddress(typed: string): string | undefined {
  const address = visible(typed);
  const known = linkAddress(address);
  if (known) return known;
  if (/^[^\s@/:]+@[^\s@/:]+\.[^\s@/:]+$/.test(address)) return linkAddress(`mailto:${address}`);
  return /^[\w-]+(?:\.[\w-]+)+(?:[/?#:]|$)/.test(address) ? linkAddress(`https://${address}`) : undefined;
}

/** The address that a picture in a body may have: on this server, or elsewhere over https. */
export function pictureAddress(given: string): string | undefined {
  const address = visible(given);
  if (address === "" || address.length > longest) return undefined;
  return isOwnPath(address) || (URL.canParse(address) && new URL(address).protocol === "https:")
    ? address
    : undefined;
}

/** Whether a link leads away from the site. */
export const leadsAway = (address: string): boolean => !isOwnPath(address) && !address.startsWith("#");
