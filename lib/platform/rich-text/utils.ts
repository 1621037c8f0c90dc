import { isOwnPath } from "@/lib/platform/addresses/utils";
const entities: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', "#39": "'", nbsp: " " };

/** The text of a piece of HTML that our sanitiser wrote, on one line. For showing and comparing, never for use as HTML. */
export function textOfHtml(html: string): string {
  return html
    .replace(/<\/(?:p|h[1-6]|li|pre|blockquote|t[dh])>|<[bh]r\s*\/?>/g, " ")
    .replace(/<[^>]*>/g, "")
    .replace(/&(#39|[a-z]+);/g, (whole, name: string) => entities[name] ?? whole)
    .replace(/\s+/g, " ")
    .trim();
}

/** A text as HTML, of which {@link textOfHtml} gives it back, on one line. */
export const htmlOfText = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");

/** The path of an address on this server, given the site's own address; undefined for one elsewhere. */
export function ownPath(address: string, site: string): string | undefined {
  if (isOwnPath(address)) return address;
  if (!URL.canParse(address)) return undefined;
  const url = new URL(address);
  const path = url.pathname + url.search;
  return url.origin === new URL(site).origin && isOwnPath(path) ? path : undefined;
}

/** The longest address that a body may hold. */
const longest = 2048;

/** Without what can't be seen: browsers ignore it in an address, and so that it can't hide anything, it goes. */
export const visible = (address: string): string =>
  address.replace(/[\u0000-\u0020\u007f-\u00a0\u200b-\u200f\u2028\u2029\ufeff]+/g, "");

const hasProtocol = (address: string, protocol: RegExp) =>
  URL.canParse(address) && protocol.test(new URL(address).protocol);

/** The address that a link in a body may have: on this site, of the web or of a mailbox; undefined for any other. */
export function linkAddress(given: string): string | undefined {
  const address = visible(given);
  if (address.length > longest) return undefined;
  const allowed = !leadsAway(address) || hasProtocol(address, /^(?:https?|mailto):$/);
  return allowed ? address : undefined;
}

/** The address that a picture in a body may have: on this server, or elsewhere over https. */
export function pictureAddress(given: string): string | undefined {
  const address = visible(given);
  const allowed = isOwnPath(address) || hasProtocol(address, /^https:$/);
  return allowed && address.length <= longest ? address : undefined;
}

/** Whether a link leads away from the site, and not to a place in it or in its page. */
export const leadsAway = (address: string): boolean => !isOwnPath(address) && !/^#[\w-]*$/.test(address);

const headingTag = /<(\/?)h([1-6])(?=[\s/>])/gi;

/** The editor has two levels of headings. A text that was written with lower ones keeps its order in those two. */
export function raiseHeadings(html: string): string {
  const levels = [...new Set([...html.matchAll(headingTag)].map(([, , level]) => Number(level)))];
  if (!levels.some((level) => level > 2)) return html;
  const highest = Math.min(...levels);
  return html.replace(headingTag, (_, slash: string, level: string) =>
    Number(level) === highest ? `<${slash}h1` : `<${slash}h2`,
  );
}
