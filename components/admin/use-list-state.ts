import { usePathname, useSearchParams } from "next/navigation";
import { useCallback, useMemo } from "react";
import { withQuery } from "@/lib/platform/addresses/utils-query";
import { tablePageSizes } from "@/lib/platform/admin-list/schema";

/** What a table shows: it lives in the address, so that a view can be shared, reloaded and gone back to. */
export type ListState = {
  q: string;
  sort?: string;
  order?: "asc" | "desc";
  page: number;
  limit: number;
  filters: Record<string, string>;
};

export type Rows<Row> = { items: Row[]; total: number };
/** The query that a table asks its list with. */
export type ListRequest = Record<string, string | number>;

/** The query for a state of the table; a name without a value would hide one that the list gives it. */
export function toRequest({ q, filters, ...state }: ListState): ListRequest {
  const named = Object.entries({ q: q || undefined, ...state, ...filters });
  return Object.fromEntries(named.flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])));
}

const positive = (text: string | null, fallback: number) =>
  text && /^[1-9]\d{0,6}$/.test(text) ? Number(text) : fallback;

type Changes = Record<string, string | number | undefined>;

/** The address of a table that shows something else: at its first page, unless a page is among the changes. */
export function changedAddress(path: string, search: string, changes: Changes): string {
  const query = new URLSearchParams(search);
  if (!("page" in changes)) query.delete("page");
  for (const [name, value] of Object.entries(changes)) {
    if (value === undefined || value === "" || (name === "page" && value === 1)) query.delete(name);
    else query.set(name, String(value));
  }
  return withQuery(path, query);
}

/**
 * The table's state in the address, and how to change it. Anything but turning a page begins at the first page again.
 *
 * @param filterNames query names of the table's own filters
 */
export function useListState(filterNames: string[]) {
  const path = usePathname();
  const params = useSearchParams();
  const names = filterNames.join();

  const state = useMemo<ListState>(() => {
    const order = params.get("order");
    return {
      q: params.get("q") ?? "",
      sort: params.get("sort") ?? undefined,
      order: order === "asc" || order === "desc" ? order : undefined,
      page: positive(params.get("page"), 1),
      limit: positive(params.get("limit"), tablePageSizes[0]),
      filters: Object.fromEntries(
        names.split(",").flatMap((name) => {
          const value = params.get(name);
          return value ? [[name, value]] : [];
        }),
      ),
    };
  }, [params, names]);

  const change = useCallback(
    (changes: Changes, { replace = false } = {}) => {
      // From the address itself: two changes in one moment must not undo each other.
      const address = changedAddress(path, window.location.search, changes);
      if (replace) window.history.replaceState(null, "", address);
      else window.history.pushState(null, "", address);
    },
    [path],
  );

  return { state, change };
}
