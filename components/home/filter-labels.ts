import { sortOptions } from "@/components/home/view-words";
import { type ListFilters, withoutDefaults } from "@/lib/list/utils-filters";
import { integrations, platforms } from "@/lib/tools/facts/utils-names";
import { factSwitches, perSwitch, switchNames } from "@/lib/tools/facts/utils-switches";
import { counted } from "@/lib/tools/utils";

export const pricingOptions = [
  { value: undefined, label: "All" },
  { value: "free", label: "Free" },
  { value: "freemium", label: "Freemium" },
  { value: "paid", label: "Paid" },
] as const;

export const ratingOptions = [5, 4, 3, 2, 1] as const;

/** The chips that show only tools of one kind. */
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

/** What a minimum rating is called: "4 stars and up". */
export function ratingLabel(stars: number): string {
  if (stars === 5) return "5 stars";
  return `${counted(stars, "star")} and up`;
}

const either = (yes: string, no: string) => (value: boolean) => (value ? yes : no);

/** An active filter, or one value of it, what it is called, and the filters that are left without it. */
export type Chip = { key: string; label: string; without: ListFilters };

type One<T> = T extends readonly (infer Value)[] ? Value : T;

/** The active filters in the order of the address. `category` is the category's name. */
export function chipsOf(filters: ListFilters, category?: string): Chip[] {
  const labels: { [Name in keyof ListFilters]-?: (value: One<NonNullable<ListFilters[Name]>>) => string } = {
    q: (value) => `Search: ${value.trim().slice(0, 200)}`,
    category: (value) => category ?? value,
    task: (value) => value.charAt(0).toUpperCase() + value.slice(1).replaceAll("-", " "),
    pricing: (value) => pricingOptions.find((option) => option.value === value)!.label,
    ...perSwitch((name) => () => factSwitches[name].label),
    maxPrice: (value) => `Up to $${value} a month`,
    platform: (value) => platforms[value],
    integration: (value) => `Works with ${integrations[value]}`,
    sort: (value) => sortOptions.find((option) => option.value === value)!.label,
    period: (value) => (value === "week" ? "This Week" : "This Month"),
    minRating: ratingLabel,
    isNew: either("New Tools", "Without new tools"),
    isTrending: either("Trending", "Without trending tools"),
    isUpcoming: either("Upcoming", "Available now"),
    bookmarked: () => "Bookmarked",
  };
  const active = withoutDefaults(filters);
  return (Object.keys(active) as (keyof ListFilters)[]).flatMap((name) =>
    [active[name]].flat().map((value) => ({
      key: Array.isArray(active[name]) ? `${name}-${String(value)}` : name,
      label: (labels[name] as (value: unknown) => string)(value),
      without: {
        ...active,
        [name]: Array.isArray(active[name]) ? active[name].filter((one) => one !== value) : undefined,
      },
    })),
  );
}
