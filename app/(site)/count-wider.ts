import type { Chip } from "@/components/home/filter-labels";
import type { WiderList } from "@/components/home/no-results";
import { type ListFilters, withoutValue } from "@/lib/list/utils-filters";

/** So many filters are tried, and so many of those are named that fill the list most. */
const mostTried = 12;
const mostNamed = 4;

/**
 * What an empty list would have without one of its filters, the most first; those that fill nothing are left out.
 *
 * @param count how many tools the list has with these filters
 */
export async function countWider(
  filters: ListFilters,
  chips: Chip[],
  count: (filters: ListFilters) => Promise<number>,
): Promise<WiderList[]> {
  // The order of a list takes nothing from it.
  const narrowing = chips.filter(({ name }) => name !== "sort");
  // Without the search alone is the whole list, to which another link leads.
  if (narrowing.every(({ name }) => name === "q")) return [];
  const lists = await Promise.all(
    narrowing.slice(0, mostTried).map(async (chip) => {
      const wider = withoutValue(filters, chip);
      const label = chip.name === "q" ? "Without the search" : `Without “${chip.label}”`;
      return { label, filters: wider, total: await count(wider) };
    }),
  );
  return lists
    .filter(({ total }) => total > 0)
    .sort((a, b) => b.total - a.total)
    .slice(0, mostNamed);
}
