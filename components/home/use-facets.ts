import { useAsked } from "@/components/ui/use-asked";
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
  const query = toParams(asked);
  // Saved tools are one account's; the counts are of everybody's list.
  const key = bookmarked ? undefined : JSON.stringify(query);
  const { data, error } = useAsked(
    key,
    async (signal) => {
      return (last = await call<typeof listFacetsApi>("GET", "/api/tools/facets", { query, signal }));
    },
    { keep: true },
  );

  const facets = data ?? last;
  const unknown = Boolean(bookmarked) || error !== undefined;
  return {
    facets,
    countOf: (field, value) => {
      if (unknown) return undefined;
      if (!facets) return null;
      return facets[field].find((choice) => choice.value === String(value))?.count ?? 0;
    },
  };
}
