import { useEffect, useState } from "react";
import { type ListFilters, toParams } from "@/lib/list/utils-filters";
import { call } from "@/lib/platform/http/client";
import type { listFacetsApi } from "@/lib/tools/facets/api";
import type { ToolFacets } from "@/lib/tools/facets/schema";

/** What was counted last: shown until the counts of the next view are there. */
let last: ToolFacets | undefined;

/** How many tools a choice leaves; null while that is being asked, undefined when nobody says. */
export type CountOf = (field: keyof ToolFacets, value: string | number) => number | null | undefined;

/** The counts of all choices beside these filters, asked anew when they change. Without an answer there are none. */
export function useFacets(filters: ListFilters): { facets?: ToolFacets; countOf: CountOf } {
  const { bookmarked, sort: _sort, ...asked } = filters;
  const query = JSON.stringify(toParams(asked));
  const [facets, setFacets] = useState(last);
  const [failed, setFailed] = useState(false);

  useEffect(() => {
    // Saved tools are one account's; the counts are of everybody's list.
    if (bookmarked) return;
    const stop = new AbortController();
    call<typeof listFacetsApi>("GET", "/api/tools/facets", {
      query: JSON.parse(query) as Record<string, string | string[]>,
      signal: stop.signal,
    }).then(
      (found) => {
        last = found;
        setFacets(found);
        setFailed(false);
      },
      () => {
        if (!stop.signal.aborted) setFailed(true);
      },
    );
    return () => stop.abort();
  }, [bookmarked, query]);

  const unknown = Boolean(bookmarked) || failed;
  return {
    facets,
    countOf: (field, value) => {
      if (unknown) return undefined;
      if (!facets) return null;
      return facets[field].find((choice) => choice.value === String(value))?.count ?? 0;
    },
  };
}
