import type { FactFilters } from "@/lib/list/schema-facts";
import { listHref } from "@/lib/list/utils-filters";
import { type Platform, platforms } from "@/lib/tools/facts/utils-names";
import { factSwitches } from "@/lib/tools/facts/utils-switches";
import { factsAsked } from "@/lib/tools/facts/utils";

export type FactLink = { label: string; href: string; count: number; current: boolean };

const platformNames = Object.entries(platforms) as [Platform, string][];

/** A fact as it is read, as the index names it, and the filters when it is pressed. */
function options(filters: FactFilters) {
  const asked = filters.platform ?? [];
  return [
    ...(["freePlan", "openSource"] as const).map((name) => ({
      ...factSwitches[name],
      toggled: { ...filters, [name]: filters[name] ? undefined : (true as const) },
    })),
    ...platformNames.map(([name, label]) => ({
      label,
      term: `platform:${name}`,
      toggled: {
        ...filters,
        platform: asked.includes(name) ? asked.filter((one) => one !== name) : [...asked, name],
      },
    })),
  ];
}

/**
 * Filters as links: all, and each fact that some of the tools shown have, which pressing adds or takes away.
 *
 * @param counts how many of the tools that are shown have each fact, by its name in the index
 * @param total how many tools there are without filters
 */
export function factLinks(
  path: string,
  filters: FactFilters,
  counts: Record<string, number>,
  total: number,
): FactLink[] {
  const asked = factsAsked(filters);
  return [
    { label: "All", href: path, count: total, current: asked.length === 0 },
    ...options(filters).flatMap(({ label, term, toggled }) => {
      const current = asked.includes(term);
      const count = counts[term] ?? 0;
      return current || count > 0 ? [{ label, href: listHref(toggled, 1, path), count, current }] : [];
    }),
  ];
}

/** How many of some tools have each fact. */
export function countFacts(tools: { facts: string[] }[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const fact of tools.flatMap(({ facts }) => facts)) counts[fact] = (counts[fact] ?? 0) + 1;
  return counts;
}
