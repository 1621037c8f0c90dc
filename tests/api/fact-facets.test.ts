import { expect, it } from "vitest";
import { createAccount, json } from "@/tests/api/accounts";
import { openApp, request } from "@/tests/api/open-app";
import { isMadeInEurope } from "@/lib/tools/facts/utils";
import type { ToolFacets } from "@/lib/tools/facets/schema";

const { db } = await openApp();
const { GET: getTools } = await import("@/app/api/tools/route");
const { PUT: updateTool } = await import("@/app/api/tools/[id]/route");
const { removeUnusedFacets } = await import("@/lib/search/mutations");
const { GET: getFacets } = await import("@/app/api/tools/facets/route");

// The same numbers every time, so that a failure can be repeated.
let state = 20_261_122;
const random = (below: number) => {
  state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
  return Math.floor((state / 2 ** 32) * below);
};
const pick = <T>(values: readonly T[]): T => values[random(values.length)]!;

type Query = Record<string, string[]>;
const address = (path: string, query: Query) =>
  `${path}?${new URLSearchParams(Object.entries(query).flatMap(([name, all]) => all.map((value) => [name, value])))}`;
const facetsOf = async (query: Query) => {
  const response = await request(getFacets, address("/api/tools/facets", query));
  expect(response.status, JSON.stringify(query)).toBe(200);
  return (await response.json()) as ToolFacets;
};
const totalOf = async (query: Query) => {
  const response = await request(getTools, address("/api/tools", { ...query, limit: ["1"] }));
  return Number(response.headers.get("X-Total-Count"));
};

const categories = await db.category.findMany({ select: { id: true, slug: true } });
const tasks = await db.toolTask.findMany({ take: 5, select: { task: { select: { slug: true } } } });
const some = (value: () => string, most = 1) =>
  Array.from({ length: random(4) === 0 ? 1 + random(most) : 0 }, value);
const randomQuery = (): Query => ({
  pricing: some(() => pick(["free", "freemium", "paid"])),
  freePlan: some(() => "true"),
  openSource: some(() => "true"),
  hasApi: some(() => "true"),
  phone: some(() => "true"),
  madeInEurope: some(() => "true"),
  platform: some(() => pick(["web", "ios", "windows", "api"]), 2),
  integration: some(() => pick(["slack", "notion", "zapier"])),
  maxPrice: some(() => pick(["0", "10", "20", "37"])),
  minRating: some(() => pick(["3", "4"])),
  isNew: some(() => pick(["true", "false"])),
  isTrending: some(() => pick(["true", "false"])),
  isUpcoming: some(() => pick(["true", "false"])),
  period: some(() => pick(["week", "month"])),
  category: some(() => pick([pick(categories).slug, "speech"])),
  task: some(() => pick(tasks).task.slug),
});
const repeats = ["platform", "integration"];

/** Holds some counts of each field against what the list says when the choice is made. */
async function expectTruth(query: Query, most: number) {
  const facets = await facetsOf(query);
  for (const [field, choices] of Object.entries(facets)) {
    const present = query[field] ?? [];
    for (const { value, count } of choices.toSorted(() => random(3) - 1).slice(0, most)) {
      const chosen = repeats.includes(field) ? [...new Set([...present, value])] : [value];
      expect(count, `${field}=${value} in ${JSON.stringify(query)}`).toBe(
        await totalOf({ ...query, [field]: chosen }),
      );
    }
  }
}

it("has the same Europe in the database and beside it", async () => {
  const [tool] = await db.toolFact.findMany({ where: { field: "country" }, take: 1 });
  const codes = [..."ABCDEFGHIJKLMNOPQRSTUVWXYZ"].flatMap((a, _, all) => all.map((b) => a + b));
  const found = await db.$transaction(
    async (tx) => {
      // What is asked is one function: the index need not follow seven hundred countries.
      await tx.$executeRaw`ALTER TABLE tool_fact DISABLE TRIGGER USER`;
      const inside: string[] = [];
      for (const country of codes) {
        await tx.$executeRaw`UPDATE tool_fact SET value = to_jsonb(${country}::text) WHERE tool_id = ${tool!.toolId} AND field = 'country'`;
        const [row] = await tx.$queryRaw<
          { facts: string[] }[]
        >`SELECT facts FROM search.facts_of(ARRAY[${tool!.toolId}]::varchar[])`;
        if (row!.facts.includes("made-in-europe")) inside.push(country);
      }
      await tx.toolFact.update({
        where: { toolId_field: { toolId: tool!.toolId, field: "country" } },
        data: { value: tool!.value! },
      });
      await tx.$executeRaw`ALTER TABLE tool_fact ENABLE TRIGGER USER`;
      return inside;
    },
    { timeout: 60_000 },
  );
  expect(found).toEqual(codes.filter((country) => isMadeInEurope({ country })));
}, 60_000);

it("counts what every choice of the plain list leaves", () => expectTruth({}, 100), 60_000);

it("counts what a choice leaves together with any others", async () => {
  for (let round = 0; round < 25; round++) await expectTruth(randomQuery(), 3);
}, 120_000);

it("counts among the matches of a text", async () => {
  const { categoryId } = await db.tool.findFirstOrThrow({ select: { categoryId: true } });
  await db.tool.createMany({
    data: Array.from({ length: 30 }, (_, n) => ({
      name: `Made ${n}`,
      slug: `made-${n}`,
      description: "Made for a test.",
      categoryId: n % 2 ? categoryId : pick(categories).id,
      websiteUrl: `https://made-${n}.test`,
      websiteKey: `made-${n}.test`,
      pricingType: pick(["free", "freemium", "paid"]),
      startingPrice: pick([null, "$8/month", "$45/month"]),
      isNew: n % 3 === 0,
      status: "published" as const,
      tags: ["zalpha"],
    })),
  });
  const { pricing, isNew } = await facetsOf({ q: ["zalpha"] });
  expect(pricing.reduce((sum, { count }) => sum + count, 0)).toBe(30);
  expect(isNew).toEqual([{ value: "true", count: 10 }]);
  const others: Query[] = [{}, { pricing: ["paid"] }, { isNew: ["true"], maxPrice: ["10"] }];
  for (const query of others) await expectTruth({ q: ["zalpha"], ...query }, 4);
}, 60_000);

it("has every choice, the most common platform first, and zeros where nothing is left", async () => {
  const { platform, integration, maxPrice, minRating } = await facetsOf({ q: ["zzqqxxyy"] });
  expect([...platform, ...integration].every(({ count }) => count === 0)).toBe(true);
  expect(platform).toHaveLength(10);
  expect(maxPrice.map(({ value }) => value)).toEqual(["0", "10", "20", "50", "100"]);
  expect(minRating.map(({ value }) => value)).toEqual(["5", "4", "3", "2", "1"]);
  const counts = (await facetsOf({})).platform.map(({ count }) => count);
  expect(counts).toEqual(counts.toSorted((a, b) => b - a));
});

it("refuses what the list refuses", async () => {
  const refused: Query[] = [{ category: ["nope"] }, { platform: ["amiga"] }, { maxPrice: ["x"] }];
  for (const query of refused)
    expect((await request(getFacets, address("/api/tools/facets", query))).status).toBe(400);
});

it("follows a change of a tool's facts", async () => {
  const before = (await facetsOf({})).openSource[0]!.count;
  const { id } = await db.tool.findFirstOrThrow({
    where: { status: "published", facts: { none: { field: "openSource" } } },
    select: { id: true },
  });
  await db.toolFact.create({ data: { toolId: id, field: "openSource", value: true } });
  expect((await facetsOf({})).openSource[0]!.count).toBe(before + 1);
});

it("follows a new starting price", async () => {
  const admin = await createAccount(db, { role: "admin" });
  const ask = async (startingPrice: string) => {
    const answer = await request(updateTool, "/api/tools/made-1", {
      method: "PUT",
      params: { id: "made-1" },
      ...json({ pricing: { type: "paid", startingPrice } }, admin.headers),
    });
    expect(answer.status).toBe(200);
    return totalOf({ maxPrice: ["10"] });
  };
  const dear = await ask("$45/month");
  expect(await ask("$9/month")).toBe(dear + 1);
});

it("forgets combinations and sets of facts that no tool has any more, and counts as before", async () => {
  const sizes = () =>
    db.$queryRaw`
      SELECT (SELECT count(*)::int FROM search.facet) AS facets, (SELECT count(*)::int FROM search.fact_set) AS sets,
        (SELECT count(*)::int FROM search.facet WHERE tools = 0) AS empty,
        (SELECT count(DISTINCT fact_set)::int FROM search.rank) AS used`.then(
      (rows) => (rows as Record<"facets" | "sets" | "empty" | "used", number>[])[0]!,
    );
  const before = await facetsOf({});
  const { id } = await db.tool.findFirstOrThrow({ where: { slug: "made-3" }, select: { id: true } });
  await db.toolFact.create({ data: { toolId: id, field: "platforms", value: ["cli", "linux", "api"] } });
  // What has been counted once is not counted any more, though nobody asks before it is removed.
  expect(await facetsOf({})).not.toEqual(before);
  await db.toolFact.deleteMany({ where: { toolId: id } });
  expect((await sizes()).empty).toBeGreaterThan(0);
  await removeUnusedFacets();
  const after = await sizes();
  expect(after.empty).toBe(0);
  expect(after.sets).toBe(after.used);
  expect(await facetsOf({})).toEqual(before);
  // What comes back is counted anew.
  await db.toolFact.create({ data: { toolId: id, field: "platforms", value: ["cli", "linux", "api"] } });
  expect(await totalOf({ q: ["zalpha"], platform: ["cli"] })).toBe(1);
  await expectTruth({}, 3);
});
