import "server-only";
import { z } from "zod";
import { Prisma } from "@/lib/generated/prisma/client";
import { queryRows } from "@/lib/platform/sql/queries-rows";
import { type Combination, Counts, type FactSet } from "@/lib/search/counts";

const changesRow = z.object({
  /** The oldest transaction that is not over: what it and later ones change is read the next time. */
  oldest: z.string(),
  /** Combinations that count otherwise than before: each its category, pricing, stars, flags as bits, set of facts, tools. */
  changed: z.array(z.int()),
  /** Whether some that counted nothing any more were removed meanwhile. */
  removed: z.boolean(),
});
const setRow = z.object({
  id: z.int(),
  facts: z.array(z.string()),
  price: z.int().nullable(),
}) satisfies z.ZodType<FactSet>;

type Known = { counts: Counts; oldest?: string; running?: Promise<Counts>; next?: Promise<Counts> };
// Pages and interface routes are bundled apart and each have a copy of this module.
const shared = globalThis as { almanacCounts?: Known };
const known: Known = (shared.almanacCounts ??= { counts: new Counts() });

/** The counts of all combinations as they are now: of those that are known, what has changed since is read. */
export function readCounts(): Promise<Counts> {
  if (!known.running) return start();
  // Who comes while they are read may have written meanwhile, and waits for the next time, together with the others.
  return (known.next ??= known.running
    .catch(() => undefined)
    .then(() => {
      known.next = undefined;
      // Somebody else may have begun in between: later than those who wait here had asked.
      return known.running ?? start();
    }));
}

function start(): Promise<Counts> {
  return (known.running = takeOver().finally(() => (known.running = undefined)));
}

/** The counts that changed since; all without that. */
async function readChanges(since?: string) {
  const later = since
    ? Prisma.sql`changed_in >= ${since}::text::xid8 AND changed_in < pg_snapshot_xmax(pg_current_snapshot())`
    : Prisma.sql`true`;
  const removed = since
    ? Prisma.sql`removed_in >= ${since}::text::xid8 AND removed_in < pg_snapshot_xmax(pg_current_snapshot())`
    : Prisma.sql`false`;
  const [now] = await queryRows(changesRow)`
    SELECT pg_snapshot_xmin(pg_current_snapshot())::text AS oldest, (SELECT ${removed} FROM search.revision) AS removed, ARRAY(
      SELECT number FROM search.facet CROSS JOIN LATERAL unnest(ARRAY[category, pricing, rating_floor,
        is_new::int + 2 * is_trending::int + 4 * is_upcoming::int, fact_set, tools::int]) AS number WHERE ${later}) AS changed`;
  return now!;
}

async function takeOver(): Promise<Counts> {
  let counts = known.counts;
  let changes = await readChanges(known.oldest);
  if (changes.removed) {
    // What became nothing and was removed since is not among the changes.
    counts = new Counts();
    changes = await readChanges();
  }
  const changed = toCombinations(changes.changed);
  const missing = counts.unknownSets(changed);
  if (missing.length > 0)
    counts.addSets(
      await queryRows(
        setRow,
      )`SELECT id, facts, price FROM search.fact_set WHERE id = ANY (${missing}::int[])`,
    );
  // A set that went after its combination was read is no tool's.
  const gone = new Set(counts.unknownSets(changed));
  counts.update(changed.filter(({ factSet }) => !gone.has(factSet)));
  known.counts = counts;
  known.oldest = changes.oldest;
  return counts;
}

type Six = [number, number, number, number, number, number];

function toCombinations(numbers: number[]): Combination[] {
  return Array.from({ length: numbers.length / 6 }, (_, i) => {
    const [category, pricing, stars, flags, factSet, tools] = numbers.slice(6 * i, 6 * i + 6) as Six;
    return {
      category,
      pricing,
      stars,
      isNew: (flags & 1) > 0,
      isTrending: (flags & 2) > 0,
      isUpcoming: (flags & 4) > 0,
      factSet,
      tools,
    };
  });
}
