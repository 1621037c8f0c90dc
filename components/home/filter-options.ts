import { integrations, platforms } from "@/lib/tools/facts/utils-names";
import { factSwitches, switchNames } from "@/lib/tools/facts/utils-switches";

export const ratingOptions = [5, 4, 3, 2, 1] as const;

export const onlyOptions = [
  { name: "isNew", label: "New Tools" },
  { name: "isTrending", label: "Trending" },
  { name: "bookmarked", label: "Bookmarked" },
] as const;

/** The chips of what a tool must have. */
export const factOptions = switchNames.map((name) => ({ name, label: factSwitches[name].label }));

type Named<Names> = { value: keyof Names; label: string }[];
const named = <Names extends Record<string, string>>(names: Names) =>
  Object.entries(names).map(([value, label]) => ({ value, label })) as Named<Names>;

/** Without the interface, which is one of the facts that a tool must have. */
export const platformOptions = named(platforms).filter(({ value }) => value !== "api");
export const integrationOptions = named(integrations);
