import { describe, expect, it } from "vitest";
import { openApp } from "@/tests/api/open-app";

await openApp();
const { db } = await import("@/lib/platform/db");
const { markLeading } = await import("@/lib/search/mutations");
const { bestOfEach } = await import("@/lib/search/queries-matches");

const lexemes = ["ai", "imag", "K/1", "tarot", "nosuchword"];

/** The ids that are found, and those that a plain sort finds. */
async function findBoth(filter: { facts?: string[]; pricing?: "paid" }, limit: number) {
  const found = await db.$queryRaw<{ id: string }[]>(bestOfEach(lexemes, filter, limit));
  const sorted = await db.$queryRaw<{ id: string }[]>`
    SELECT DISTINCT best.id FROM unnest(${lexemes}::text[]) AS lexeme CROSS JOIN LATERAL (
      SELECT id FROM search.entry JOIN search.text USING (id)
      WHERE document @@ quote_literal(lexeme)::tsquery AND (NOT ${filter.pricing === "paid"} OR pricing = 2)
        AND (SELECT facts FROM search.fact_set WHERE fact_set.id = fact_set) @> ${filter.facts ?? []}::text[]
      ORDER BY trend DESC, name_key, id LIMIT ${limit}) AS best`;
  return [found, sorted].map((rows) => rows.map(({ id }) => id).sort()) as [string[], string[]];
}

const filters = [{}, { pricing: "paid" as const }, { facts: ["free-plan", "platform:web"] }];

describe("the best tools of each word", () => {
  it.each(filters)("are those that lead, and a plain sort finds the same: %o", async (filter) => {
    await markLeading();
    expect(await db.$queryRaw`SELECT FROM search.entry WHERE NOT is_leading`).toEqual([]);
    for (const limit of [5, 40]) {
      const [found, sorted] = await findBoth(filter, limit);
      expect(found.length).toBeGreaterThanOrEqual(limit);
      expect(found).toEqual(sorted);
    }
  });

  it.each(filters)("are found where few of them lead or none: %o", async (filter) => {
    // Two of each word lead, as with words that few have at a million tools.
    await db.$executeRaw`
      UPDATE search.entry SET is_leading = id IN (
        SELECT id FROM unnest(${lexemes}::text[]) AS lexeme CROSS JOIN LATERAL (
          SELECT id FROM search.entry JOIN search.text USING (id) WHERE document @@ quote_literal(lexeme)::tsquery
          ORDER BY trend DESC, name_key, id LIMIT 2) AS best)`;
    const [found, sorted] = await findBoth(filter, 40);
    expect(found).toEqual(sorted);
    await markLeading();
  });

  it("lead anew after a night", async () => {
    await db.$executeRaw`UPDATE search.entry SET is_leading = NOT is_leading WHERE pricing = 0`;
    await markLeading();
    expect(await db.$queryRaw`SELECT FROM search.entry WHERE NOT is_leading`).toEqual([]);
  });
});
