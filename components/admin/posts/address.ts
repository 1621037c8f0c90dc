import { linkAddress, visible } from "@/lib/platform/rich-text/utils";

/** What somebody typed as the address of a link: a bare host is one of the web, a bare mailbox is written to. */
export function typedAddress(typed: string): string | undefined {
  const address = visible(typed);
  const known = linkAddress(address);
  if (known) return known;
  if (/^[^\s@/:]+@[^\s@/:]+\.[^\s@/:]+$/.test(address)) return linkAddress(`mailto:${address}`);
  return /^[\w-]+(?:\.[\w-]+)+(?:[/?#:]|$)/.test(address) ? linkAddress(`https://${address}`) : undefined;
}
