import { describe, expect, it } from "vitest";
import type { IndexFilter } from "@/lib/search/filter";
import { openApp, request, withQuery } from "@/tests/api/open-app";

const { db } = await openApp();
const { GET: getTools } = await import("@/app/api/tools/route");
const { countByCategory, countTools, listIds } = await import("@/lib/search/queries");
const { searchTools } = await import("@/lib/search/queries-text");
const { sortOrders } = await import("@/lib/search/filter");

// The same numbers every time, so that a failure can be repeated.
let state = 20_261_121;
const random = (below: number) => {
  state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
  return Math.floor((state / 2 ** 32) * below);
};
const pick = <T>(values: readonly T[]): T => values[random(values.length)]!;
const flip = () => random(2) === 0;

const statuses = ["draft", "published", "archived"] as const;
const prices = ["free", "freemium", "paid", "premium", "subscription", "enterprise"] as const;
const categories = await db.category.findMany({ select: { id: true, code: true } });
const anyTools = async (most: number) => {
  const rows = await db.$queryRaw<
    { id: string }[]
  >`SELECT id FROM tool ORDER BY md5(id || ${String(random(1e9))}) LIMIT ${1 + random(most)}`;
  return rows.map(({ id }) => id);
};
let made = 0;
const newTool = () => {
  const n = made++;
  return {
    name: `${pick(["Sketch", "Quill", "O'Brien", "Über", "日本", "100%"])} ${n}`,
    slug: `made-${n}`,
    description: "Made for a test.",
    categoryId: pick(categories).id,
    websiteUrl: `https://made-${n}.test`,
    websiteKey: `made-${n}.test`,
    pricingType: pick(prices),
    isNew: flip(),
    isTrending: flip(),
    isUpcoming: flip(),
    status: pick(statuses),
    features: [],
    useCases: [],
    tags: [pick(["zorvex", "zumlet"])],
  };
};
const flags = () => ({ isNew: flip(), isTrending: flip(), isUpcoming: flip() });

const operations: Record<string, () => Promise<unknown>> = {
  insert: () => db.tool.createMany({ data: Array.from({ length: 1 + random(8) }, newTool) }),
  status: async () =>
    db.tool.updateMany({ where: { id: { in: await anyTools(12) } }, data: { status: pick(statuses) } }),
  flags: async () => db.tool.updateMany({ where: { id: { in: await anyTools(12) } }, data: flags() }),
  price: async () =>
    db.tool.updateMany({ where: { id: { in: await anyTools(12) } }, data: { pricingType: pick(prices) } }),
  category: async () =>
    db.tool.updateMany({
      where: { id: { in: await anyTools(12) } },
      data: { categoryId: pick(categories).id },
    }),
  rename: async () =>
    db.tool.updateMany({
      where: { id: { in: await anyTools(4) } },
      data: { name: `Zrenamed ${random(1_000)}` },
    }),
  launch: async () =>
    db.tool.updateMany({
      where: { id: { in: await anyTools(6) } },
      data: { launchDate: flip() ? null : new Date(Date.now() - random(60) * 86_400_000) },
    }),
  votes: async () =>
    db.toolStats.updateMany({
      where: { toolId: { in: await anyTools(12) } },
      data: { votes: { increment: random(50) } },
    }),
  trend: async () =>
    db.$executeRaw`UPDATE tool_stats SET trend = search.trend_add(trend, ${1 + random(30)}, now()) WHERE tool_id = ANY (${await anyTools(12)})`,
  reviews: async () => {
    const count = random(40);
    await db.toolStats.updateMany({
      where: { toolId: { in: await anyTools(12) } },
      data: { ratingCount: count, ratingWeight: count, ratingSum: count * (1 + random(5)) },
    });
  },
  sample: async () =>
    db.toolStats.updateMany({
      where: { toolId: { in: await anyTools(12) } },
      data: { baseRating: flip() ? null : 1 + random(41) / 10, baseReviews: random(90) },
    }),
  remove: async () => db.tool.deleteMany({ where: { id: { in: await anyTools(3) } } }),
  "category's name": async () =>
    db.category.update({ where: { id: pick(categories).id }, data: { name: `Category ${random(1e9)}` } }),
  "a change taken back": () =>
    db
      .$transaction(async (tx) => {
        await tx.tool.createMany({ data: [newTool(), newTool()] });
        await tx.tool.updateMany({ where: { status: "draft" }, data: { status: "published" } });
        throw new Error("taken back");
      })
      .catch((error: Error) => {
        if (error.message !== "taken back") throw error;
      }),
};

type Truth = {
  id: string;
  name: string;
  key: string;
  tags: string[];
  category: number;
  rating: number;
  votes: number;
  launched: Date;
} & Required<Pick<IndexFilter, "pricing" | "isNew" | "isTrending" | "isUpcoming">>;
const readTruth = () => db.$queryRaw<Truth[]>`
  SELECT tool.id, tool.name, left(search.fold(tool.name), 120) AS key, tags, category.code AS category, CASE WHEN pricing_type IN ('free', 'freemium') THEN pricing_type ELSE 'paid' END AS pricing,
    coalesce(CASE WHEN rating_count > 0 THEN rating_sum / rating_weight ELSE base_rating END, 0) AS rating,
    is_new AS "isNew", is_trending AS "isTrending", is_upcoming AS "isUpcoming",
    coalesce(launch_date, tool.created_at) AS launched, base_votes + votes AS votes
  FROM tool JOIN category ON category.id = category_id JOIN tool_stats ON tool_id = tool.id WHERE status = 'published'`;

const flag = () => pick([true, false, undefined]);
const randomFilter = (): IndexFilter => ({
  categories: pick([
    undefined,
    [pick(categories).code],
    [pick(categories).code, pick(categories).code, pick(categories).code],
  ]),
  pricing: pick([undefined, "free", "freemium", "paid"] as const),
  minRating: pick([undefined, undefined, 1, 3, 4, 5]),
  isNew: flag(),
  isTrending: flag(),
  isUpcoming: flag(),
  launchedSince: pick([undefined, undefined, new Date(Date.now() - 20 * 86_400_000)]),
});
const fits = (filter: IndexFilter) => (tool: Truth) =>
  (!filter.categories || filter.categories.includes(tool.category)) &&
  (!filter.pricing || filter.pricing === tool.pricing) &&
  (!filter.minRating || tool.rating >= filter.minRating) &&
  (filter.isNew ?? tool.isNew) === tool.isNew &&
  (filter.isTrending ?? tool.isTrending) === tool.isTrending &&
  (filter.isUpcoming ?? tool.isUpcoming) === tool.isUpcoming &&
  (!filter.launchedSince || tool.launched >= filter.launchedSince);
const ids = (tools: Truth[]) => tools.map(({ id }) => id).sort();
const all = { offset: 0, limit: 10_000 };

/** Holds what lists, totals and searches answer against what the tools say. */
async function expectTruth(hint: string) {
  const truth = await readTruth();
  const counts = new Map<number, number>();
  for (const { category } of truth) counts.set(category, (counts.get(category) ?? 0) + 1);
  expect(await countByCategory(), hint).toEqual(counts);

  for (const filter of [{}, randomFilter(), randomFilter(), randomFilter()]) {
    const message = `${hint}; ${JSON.stringify(filter)}`;
    const wanted = truth.filter(fits(filter));
    expect(await countTools(filter), message).toBe(wanted.length);
    const sort = pick(sortOrders);
    const found = await listIds(filter, sort, all);
    expect({ ids: [...found.ids].sort(), total: found.total }, message).toEqual({
      ids: ids(wanted),
      total: wanted.length,
    });
    const byName = (a: Truth, b: Truth) =>
      Buffer.compare(Buffer.from(a.key), Buffer.from(b.key)) ||
      Buffer.compare(Buffer.from(a.id), Buffer.from(b.id));
    const order = {
      popular: (a: Truth, b: Truth) => b.votes - a.votes,
      newest: (a: Truth, b: Truth) => +b.launched - +a.launched,
    };
    if (sort === "popular" || sort === "newest")
      expect(found.ids, message).toEqual(
        wanted.sort((a, b) => order[sort](a, b) || byName(a, b)).map(({ id }) => id),
      );
    // Near and far slices, large and small, are read in different ways, and are all of one list.
    for (const limit of [1 + random(8), 1 + random(80)]) {
      const offset = random(wanted.length + 2);
      const slice = await listIds(filter, sort, { offset, limit });
      expect(slice, `${message}; ${sort} ${offset} ${limit}`).toEqual({
        ids: found.ids.slice(offset, offset + limit),
        total: wanted.length,
      });
    }

    const tagged = wanted.filter(({ tags }) => tags.includes("zorvex"));
    const renamed = wanted.filter(({ name }) => name.startsWith("Zrenamed"));
    for (const [text, matches] of [
      ["zorvex", tagged],
      ["zrenamed", renamed],
    ] as const) {
      const matched = await searchTools(text, filter, sort, all);
      expect({ ids: [...matched.ids].sort(), total: matched.total }, `${message}; ${text}`).toEqual({
        ids: ids(matches),
        total: matches.length,
      });
    }
  }
}

describe("the search index", () => {
  it("is what the tools say after any series of changes", async () => {
    const names = Object.keys(operations);
    const done: string[] = [];
    for (let round = 0; round < 25; round++) {
      for (let i = 0; i < 3; i++) {
        const name = pick(names);
        done.push(name);
        await operations[name]!();
      }
      await expectTruth(`after ${done.slice(-3).join(", ")}`);
    }
    expect(new Set(done)).toEqual(new Set(names));
  }, 120_000);

  it("is what the tools say after changes that came at once", async () => {
    await Promise.all(
      Array.from({ length: 40 }, () =>
        operations[pick(["insert", "votes", "trend", "reviews", "sample", "rename", "launch"])]!(),
      ),
    );
    const results = await Promise.allSettled(
      Array.from({ length: 40 }, () =>
        operations[
          pick([
            "flags",
            "price",
            "status",
            "votes",
            "remove",
            "insert",
            "rename",
            "category",
            "category's name",
          ])
        ]!(),
      ),
    );
    // Two changes of the same rows in different orders may end one of them; it must not leave half of it.
    const failures = results.flatMap((result) =>
      result.status === "rejected" ? [String(result.reason)] : [],
    );
    for (const failure of failures) expect(failure).toMatch(/deadlock|write conflict/i);
    for (let i = 0; i < 10; i++) await expectTruth("after changes at once");
  }, 120_000);

  it("takes a tool that says nothing of its features, use cases and tags", async () => {
    const { features: _f, useCases: _u, tags: _t, ...plain } = newTool();
    const { id } = await db.tool.create({
      data: { ...plain, name: "Zplain", status: "published" },
      select: { id: true },
    });
    expect((await searchTools("zplain", {}, "trending", all)).ids).toEqual([id]);
    const response = await request(getTools, "/api/tools?q=zplain");
    expect(await response.json()).toMatchObject([{ id, features: [], useCases: [], tags: [] }]);
  });

  it("gives every list its true total", async () => {
    const conditions: [Record<string, string | boolean | number>, object][] = [
      [{}, {}],
      [{ pricing: "free" }, { pricingType: "free" }],
      [
        { pricing: "paid", isNew: true },
        { pricingType: { notIn: ["free", "freemium"] }, isNew: true },
      ],
      [
        { isTrending: true, isUpcoming: false },
        { isTrending: true, isUpcoming: false },
      ],
    ];
    for (const [query, where] of conditions) {
      const response = await request(getTools, withQuery("/api/tools", { ...query, limit: 1 }));
      expect(Number(response.headers.get("X-Total-Count")), JSON.stringify(query)).toBe(
        await db.tool.count({ where: { ...where, status: "published" } }),
      );
    }
  });

  it("is empty when the catalogue is", async () => {
    await db.tool.deleteMany();
    await expectTruth("when empty");
    const response = await request(getTools, "/api/tools");
    expect([response.headers.get("X-Total-Count"), await response.json()]).toEqual(["0", []]);
    expect((await request(getTools, "/api/tools?q=chatgpt")).status).toBe(200);
  });
});
