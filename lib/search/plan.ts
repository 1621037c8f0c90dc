/** A part of a sorted list: so many, after so many. */
export type Slice = { offset: number; limit: number };

/** How a slice is read: by walking an index in order or by sorting all that match; forwards or backwards. */
export type ReadPlan = Slice & { way: "walk" | "sort"; backwards: boolean };

/** What is known of a list before it is read. */
export type Sizes = {
  /** Tools in the list. */
  total: number;
  /** Rows of the index that has the list's order: those of one category, or all. */
  along: number;
  /** Rows to examine when the list is filtered first and then sorted. */
  among: number;
};

/** Sorting a tool costs about twice a step along an index while the first ones are wanted, four times later on. */
const sortCost = 2;
const farSortCost = 4;
const far = 1_000;

/**
 * The cheapest plan for a slice. Common tools are found soon by walking an index in order; rare ones are cheaper to
 * fetch and sort. The second half of a list is read backwards from its end.
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
