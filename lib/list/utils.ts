/** Deepest page that is served; beyond it a list is no longer of use to a reader. */
const maxPage = 100_000;

/** The page that a path segment names, from 1; undefined when it is not written exactly as a page is. */
export function readPage(segment: string): number | undefined {
  if (!/^[1-9]\d{0,5}$/.test(segment)) return undefined;
  const page = Number(segment);
  return page <= maxPage ? page : undefined;
}

/** The option that a path segment names; undefined when it is not written exactly as one of them. */
export function readOption<T extends string>(segment: string, options: readonly T[]): T | undefined {
  return options.find((option) => option === segment);
}

/** Whether a list of `total` items has this page. The first page is always there. */
export function hasPage(page: number, total: number, pageSize: number): boolean {
  return page === 1 || (page - 1) * pageSize < total;
}

/** The address of a view of a list, without the names whose value is the plain list's own. */
export function viewHref(
  path: string,
  plain: Record<string, string>,
  view: Record<string, string | number>,
): string {
  const params = new URLSearchParams(
    Object.entries(view)
      .map(([name, value]) => [name, String(value)] as [string, string])
      .filter(([name, value]) => value !== plain[name]),
  );
  return params.size > 0 ? `${path}?${params}` : path;
}
