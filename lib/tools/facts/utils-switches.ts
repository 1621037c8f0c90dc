/**
 * The filters that ask for one fact: what a filter is called, and what a tool must have in the terms of the index
 * (`search.facts_of`). Queries, counts, forms and chips are made from it.
 */
export const factSwitches = {
  freePlan: { label: "Has a free plan", term: "free-plan" },
  openSource: { label: "Open source", term: "open-source" },
  hasApi: { label: "Has an API", term: "platform:api" },
  phone: { label: "Runs on a phone", term: "phone" },
  madeInEurope: { label: "Made in Europe", term: "made-in-europe" },
} as const;
export type FactSwitch = keyof typeof factSwitches;
export const switchNames = Object.keys(factSwitches) as FactSwitch[];

/** Something for each of them, by its name. */
export const perSwitch = <T>(make: (name: FactSwitch) => T) =>
  Object.fromEntries(switchNames.map((name) => [name, make(name)])) as Record<FactSwitch, T>;
