import type { IndexFilter, SortOrder } from "@/lib/search/filter";
import { sortOrders } from "@/lib/search/filter";
import type { FacetQuery } from "@/lib/tools/facets/schema";
import { integrations, platforms } from "@/lib/tools/facts/utils-names";
import { random } from "./measure";

/** A filter and an order, and which of its pages is opened, once it is known how many there are. */
export type FilteredView = { filter: IndexFilter; sort: SortOrder; page: (pages: number) => number };

const day = 86_400_000;

/**
 * Views as readers open them from the Filters panel and the category pages, each part drawn on its own so that common
 * and rare combinations both occur: 40 % of one category and 20 % of a label that stands for several, 40 % of a price,
 * 35 % of a least rating, 10 to 20 % of each flag, 15 % of a time of launch, in all orders. Six of ten open the first page,
 * one in twenty any page there is.
 */
export function filterMix(groups: number[][], now: Date): () => FilteredView {
  const next = random(11);
  const pick = <T>(list: readonly T[]) => list[Math.floor(next() * list.length)]!;
  const some = <T>(share: number, value: () => T) => (next() < share ? value() : undefined);
  const [single, several] = [
    groups.filter((group) => group.length === 1),
    groups.filter((group) => group.length > 1),
  ];
  return () => {
    const kind = next();
    const filter: IndexFilter = {
      categories: kind < 0.4 ? pick(single) : kind < 0.6 ? pick(several) : undefined,
      pricing: some(0.4, () => pick(["free", "freemium", "paid"] as const)),
      minRating: some(0.35, () => pick([1, 2, 3, 4, 5])),
      isNew: some(0.2, () => next() < 0.75),
      isTrending: some(0.15, () => next() < 0.75),
      isUpcoming: some(0.1, () => next() < 0.25),
      launchedSince: some(0.15, () => new Date(now.getTime() - pick([7, 30]) * day)),
    };
    const depth = next();
    const drawn = next();
    const page = (pages: number) => {
      if (depth < 0.6) return 1;
      if (depth >= 0.95) return 1 + Math.floor(drawn * pages);
      const [from, to] = depth < 0.85 ? [2, 3] : [4, 20];
      return Math.min(pages, from + Math.floor(drawn * (to - from + 1)));
    };
    return { filter, sort: pick(sortOrders), page };
  };
}

/**
 * Different states of the Filters panel whose choices are counted: half have a platform, a quarter an integration or a price,
 * some a flag, a rating or a category.
 */
export function panelMix(count: number): FacetQuery[] {
  const next = random(17);
  const pick = <T>(list: readonly T[]) => list[Math.floor(next() * list.length)]!;
  const some = <T>(share: number, value: () => T) => (next() < share ? value() : undefined);
  const panels = new Map<string, FacetQuery>();
  while (panels.size < count) {
    const panel: FacetQuery = {
      period: "all",
      platform: some(0.5, () => [pick(Object.keys(platforms) as (keyof typeof platforms)[])]),
      integration: some(0.25, () => [pick(Object.keys(integrations) as (keyof typeof integrations)[])]),
      maxPrice: some(0.25, () => pick([0, 10, 20, 50, 100])),
      pricing: some(0.2, () => pick(["free", "freemium", "paid"] as const)),
      minRating: some(0.2, () => pick([3, 4, 5])),
      freePlan: some(0.1, () => true as const),
      openSource: some(0.1, () => true as const),
      isNew: some(0.1, () => true),
      category: some(0.2, () => pick(["speech", "image", "video", "code"])),
    };
    panels.set(JSON.stringify(panel), panel);
  }
  return [...panels.values()];
}
