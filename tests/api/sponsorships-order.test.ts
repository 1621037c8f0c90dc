import { expect, it } from "vitest";
import { openApp } from "@/tests/api/open-app";

const { db } = await openApp();
const { listTools, listToolCards } = await import("@/lib/tools/queries");
const { sortOrders, toolQuery } = await import("@/lib/tools/schema");
const { listRunningSponsorships } = await import("@/lib/sponsorships/queries");

/** Numbers that look random and are the same in every run, so that a failure can be seen again (mulberry32). */
function generator(seed: number) {
  const next = () => {
    seed = (seed + 0x6d2b79f5) | 0;
    let t = Math.imul(seed ^ (seed >>> 15), 1 | seed);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  };
  return {
    below: (n: number) => Math.floor(next() * n),
    pick: <T>(items: readonly T[]) => items[Math.floor(next() * items.length)]!,
    chance: (p: number) => next() < p,
  };
}
type Random = ReturnType<typeof generator>;

const day = 86_400_000;
const tools = await db.tool.findMany({
  where: { status: "published" },
  orderBy: { slug: "asc" },
  select: { id: true, slug: true },
});

/** Listings of any tools: any rating, badge, place and counters, running, to come or over. */
const randomSponsorships = (random: Random) =>
  Array.from({ length: 1 + random.below(30) }, (_, position) => {
    const tool = random.pick(tools);
    const start = Date.now() + (random.below(60) - 45) * day;
    return {
      toolId: tool.id,
      slug: tool.slug,
      name: `Listing ${position}`,
      description: "Paid.",
      category: "Any",
      websiteUrl: "https://example.org/",
      rating: random.pick([1, 3, 4.5, 5]),
      premiumBadge: random.chance(0.5),
      position: random.below(10),
      startDate: new Date(start),
      endDate: random.chance(0.3) ? null : new Date(start + (1 + random.below(60)) * day),
      views: random.below(1_000_000),
      impressions: random.below(1_000_000),
      clicks: random.below(1_000_000),
    };
  });

const texts = [undefined, undefined, "image generator", "write", "ai"];
const randomQuery = (random: Random) =>
  toolQuery.parse({
    q: random.pick(texts),
    pricing: random.pick([undefined, "free", "paid"]),
    minRating: random.pick([undefined, 4]),
    page: 1 + random.below(2),
    limit: random.pick([9, 152, 200]),
  });

it("money never changes the order of an organic list", async () => {
  for (let seed = 1; seed <= 25; seed++) {
    const random = generator(seed);
    const query = randomQuery(random);
    const read = async () =>
      Promise.all(
        sortOrders.flatMap((sort) => [
          listTools({ ...query, sort }).then((page) => page!.items.map(({ id }) => id)),
          listToolCards({ ...query, sort }).then((page) => page!.items.map(({ id }) => id)),
        ]),
      );
    await db.sponsorship.deleteMany();
    const without = await read();
    await db.sponsorship.createMany({ data: randomSponsorships(random) });
    const now = Date.now();
    const shown = await listRunningSponsorships();
    expect(await read(), `seed ${seed}`).toEqual(without);
    // The listings themselves: those that run, in their own order.
    const rows = await db.sponsorship.findMany({ orderBy: [{ position: "asc" }, { id: "asc" }] });
    const running = rows.filter(
      ({ startDate, endDate }) => +startDate <= now && (endDate === null || +endDate > now),
    );
    expect(shown.map(({ id }) => id)).toEqual(running.map(({ id }) => id));
  }
}, 120_000);
