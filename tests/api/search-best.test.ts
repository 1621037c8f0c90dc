import { describe, expect, it } from "vitest";
import { openApp } from "@/tests/api/open-app";

await openApp();
const { db } = await import("@/lib/platform/db");
const { bestOfEach } = await import("@/lib/search/queries-matches");
const { readFrequencies } = await import("@/lib/search/queries-frequencies");

describe("the best tools of each word", () => {
  it("are the same, read off the best of all or sorted", async () => {
    await db.$executeRaw`ANALYZE search.entry`;
    const known = await readFrequencies();
    const common = [...known]
      .filter(([lexeme]) => /^[a-z]+$/.test(lexeme))
      .sort((a, b) => b[1].share - a[1].share);
    const lexemes = [...common.slice(0, 3).map(([lexeme]) => lexeme), "K/1", "tarot", "nosuchword"];
    expect(common[0]?.[1].share).toBeGreaterThan(0.5);
    for (const [filter, paid] of [
      [{}, false],
      [{ pricing: "paid" as const }, true],
    ] as const)
      for (const limit of [5, 40]) {
        const found = await db.$queryRaw<{ id: string }[]>(await bestOfEach(lexemes, filter, limit));
        const sorted = await db.$queryRaw<{ id: string }[]>`
          SELECT DISTINCT best.id FROM unnest(${lexemes}::text[]) AS lexeme CROSS JOIN LATERAL (
            SELECT id FROM search.entry JOIN search.text USING (id)
            WHERE document @@ quote_literal(lexeme)::tsquery AND (NOT ${paid} OR pricing = 2)
            ORDER BY trend DESC, name_key, id LIMIT ${limit}) AS best`;
        expect(found.length).toBeGreaterThanOrEqual(limit);
        expect(found.map(({ id }) => id).sort()).toEqual(sorted.map(({ id }) => id).sort());
      }
  });
});
