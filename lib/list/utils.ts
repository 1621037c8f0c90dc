import { withQuery } from "@/lib/platform/addresses/utils-query";

/** Whether a list of `total` items has this page. The first page is always there. */
export function hasPage(page: number, total: number, pageSize: number): boolean {
  return page === 1 || (page - 1) * pageSize < total;
}

/** The address of a view of a list, without the names whose value is the plain list's own. */
export function viewHref(
  path: string,
  plain: Record<string, string>,
  view: Record<string, string | number | undefined>,
): string {
  const params = new URLSearchParams(
    Object.entries(view)
      .filter(([, value]) => value !== undefined)
      .map(([name, value]) => [name, String(value)] as [string, string])
      .filter(([name, value]) => value !== plain[name]),
  );
  params.sort();
  return withQuery(path, params);
}
