import type { FactFilters } from "@/lib/list/schema-facts";
import { listHref } from "@/lib/list/utils-filters";
import { integrations, platforms } from "@/lib/tools/facts/utils-names";
import { factSwitches } from "@/lib/tools/facts/utils-switches";
import { factsAsked } from "@/lib/tools/facts/utils";

export type FactLink = { label: string; href: string; count: number; current: boolean };

type Option = { label: string; term: string; toggled: FactFilters };

/** Names of which several may be asked for at once, each with the filters when it is pressed. */
const namedOptions = <Name extends string>(
  kind: "platform" | "integration",
  names: Record<Name, string>,
  filters: FactFilters,
): Option[] =>
  (Object.keys(names) as Name[]).map((name) => {
    const asked: readonly string[] = filters[kind] ?? [];
    const others = asked.filter((one) => one !== name);
    return {
      label: names[name],
      term: `${kind}:${name}`,
      toggled: { ...filters, [kind]: others.length < asked.length ? others : [...asked, name] },
    };
  });

/** A fact as it is read, as the index names it, and the filters when it is pressed. */
const switchOptions = (filters: FactFilters): Option[] =>
  (["freePlan", "openSource", "madeInEurope"] as const).map((name) => ({
    ...factSwitches[name],
    toggled: { ...filters, [name]: filters[name] ? undefined : (true as const) },
  }));

/** Those that some of the tools shown have, or that are asked for. */
function linksOf(
  all: Option[],
  path: string,
  filters: FactFilters,
  counts: Record<string, number>,
): FactLink[] {
  const asked = factsAsked(filters);
  return all.flatMap(({ label, term, toggled }) => {
    const current = asked.includes(term);
    const count = counts[term] ?? 0;
    return current || count > 0 ? [{ label, href: listHref(toggled, 1, path), count, current }] : [];
  });
}

/**
 * Filters as links: all, and each fact that some of the tools shown have, which pressing adds or takes away.
 *
 * @param counts how many of the tools that are shown have each fact, by its name in the index
 * @param total how many tools there are without filters
 */
export const switchLinks = (
  path: string,
  filters: FactFilters,
  counts: Record<string, number>,
  total: number,
): FactLink[] => [
  { label: "All", href: path, count: total, current: factsAsked(filters).length === 0 },
  ...linksOf(switchOptions(filters), path, filters, counts),
];

/** The same of platforms. */
export const platformLinks = (
  path: string,
  filters: FactFilters,
  counts: Record<string, number>,
): FactLink[] => linksOf(namedOptions("platform", platforms, filters), path, filters, counts);

/** The same of what tools work with: what is asked for first, then what most of them do. */
export const integrationLinks = (
  path: string,
  filters: FactFilters,
  counts: Record<string, number>,
): FactLink[] =>
  linksOf(namedOptions("integration", integrations, filters), path, filters, counts).sort(
    (a, b) => Number(b.current) - Number(a.current) || b.count - a.count,
  );

/** How many of some tools have each fact. */
export function countFacts(tools: { facts: string[] }[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const fact of tools.flatMap(({ facts }) => facts)) counts[fact] = (counts[fact] ?? 0) + 1;
  return counts;
}
