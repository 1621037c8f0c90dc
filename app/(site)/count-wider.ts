import type { Chip } from "@/components/home/filter-labels";
import type { WiderList } from "@/components/home/no-results";
import { factSwitches } from "@/lib/tools/facts/utils-switches";
import { type ListFilters, withoutValue } from "@/lib/list/utils-filters";

/** So many filters are tried, and so many of those are named that fill the list most. */
const mostTried = 12;
const mostNamed = 4;

/**
 * What an empty list would have without one of its filters, the most first; those that fill nothing are left out. Before them
 * what has a free plan, where "Free" leaves nothing.
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
  const wider = narrowing.slice(0, mostTried).map((chip) => ({
    label: chip.name === "q" ? "Without the search" : `Without “${chip.label}”`,
    filters: withoutValue(filters, chip),
  }));
  const counted = (lists: Omit<WiderList, "total">[]) =>
    Promise.all(lists.map(async (list) => ({ ...list, total: await count(list.filters) })));
  const [near, rest] = await Promise.all([counted(nearFree(filters)), counted(wider)]);
  return [...near, ...rest.sort((a, b) => b.total - a.total)]
    .filter(({ total }) => total > 0)
    .slice(0, mostNamed);
}

/** What is free in part, as most is, for whoever wants what is free altogether. */
function nearFree({ pricing, ...rest }: ListFilters): Omit<WiderList, "total">[] {
  if (pricing !== "free" || rest.freePlan) return [];
  const label = `“${factSwitches.freePlan.label}” instead of “Free”`;
  return [{ label, filters: { ...rest, freePlan: true } }];
}
