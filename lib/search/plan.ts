/** A part of a sorted list: so many, after so many. */
export type Slice = { offset: number; limit: number };

/** How a slice is read: in the order of an index or by sorting all that meet the filter; from which end of the list. */
export type ReadPlan = Slice & { way: "walk" | "sort"; backwards: boolean };

/** What is known of a list before it is read. */
export type Sizes = {
  /** Tools in the list. */
  total: number;
  /** Tools that an index in the list's order leads along: those of the category, or all. */
  along: number;
  /** Tools to look at to have all of the list's. */
  among: number;
};

/** Sorting a tool costs about twice a step along an index while the first ones are wanted, four times later on. */
const sortCost = 2;
const farSortCost = 4;
const far = 1_000;

/**
 * The cheapest reading of a slice: of common tools the first ones are soon met on the way along an index, rare ones are
 * sooner fetched and sorted. The second half of a list is read from its end.
 */
export function choosePlan({ offset, limit }: Slice, { total, along, among }: Sizes): ReadPlan {
  const rows = Math.min(limit, total - offset);
  const after = total - offset - rows;
  const backwards = after < offset;
  const skipped = backwards ? after : offset;
  const end = skipped + rows;
  const walked = (end * along) / total;
  const sorted = among * (end > far ? farSortCost : sortCost);
  return { way: sorted < walked ? "sort" : "walk", backwards, offset: skipped, limit: rows };
}
