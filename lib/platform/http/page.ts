/** A page of a list with the number of all its items, and what else its headers tell. */
export type Page<T> = {
  items: T[];
  total: number;
  page: number;
  limit: number;
  headers?: Record<string, string>;
};

/** `Link` header of a paged list (RFC 8288), or nothing when all is on one page. */
export function pageLinks(
  url: URL,
  { total, page, limit }: Omit<Page<unknown>, "items">,
): string | undefined {
  const last = Math.max(1, Math.ceil(total / limit));
  const link = (to: number, rel: string) => {
    const target = new URL(url);
    target.searchParams.set("page", String(to));
    return `<${target.pathname}${target.search}>; rel="${rel}"`;
  };
  const links: string[] = [];
  if (page < last) links.push(link(page + 1, "next"));
  if (page > 1) links.push(link(Math.min(page - 1, last), "prev"));
  return links.length > 0 ? links.join(", ") : undefined;
}
