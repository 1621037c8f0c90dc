import type { IndexFilter, SortOrder } from "@/lib/search/filter";
import { sortOrders } from "@/lib/search/filter";
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
