const entities: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', "#39": "'", nbsp: " " };

/** The text of a piece of HTML that our sanitiser wrote, on one line. For showing and comparing, never for use as HTML. */
export function plainText(html: string): string {
  return html
    .replace(/<\/(?:p|h[1-6]|li|pre|blockquote)>|<[bh]r\s*\/?>/g, " ")
    .replace(/<[^>]*>/g, "")
    .replace(/&(#39|[a-z]+);/g, (whole, name: string) => entities[name] ?? whole)
    .replace(/\s+/g, " ")
    .trim();
}

/** A path on this server; never an address elsewhere in disguise ("//host", "/\host"). */
export function isOwnPath(address: string): boolean {
  return /^\/(?![/\\])[^\s\\\u0000-\u001f]*$/.test(address);
}

/** The path of an address on this server, given the site's own address; undefined for one elsewhere. */
export function ownPath(address: string, site: string): string | undefined {
  if (isOwnPath(address)) return address;
  if (!URL.canParse(address)) return undefined;
  const url = new URL(address);
  const path = url.pathname + url.search;
  return url.origin === new URL(site).origin && isOwnPath(path) ? path : undefined;
}
