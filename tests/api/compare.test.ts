import { beforeAll, describe, expect, it } from "vitest";
import type { Comparison } from "@/lib/tools/comparison/schema";
import { openApp, request, withQuery } from "@/tests/api/open-app";

const { db } = await openApp();
const { GET } = await import("@/app/api/compare/route");
const { comparison } = await import("@/lib/tools/comparison/schema");
const { findNamed, listComparisons, readComparison, suggestAnother } =
  await import("@/lib/tools/comparison/queries");
const { compareTools, isWellFilled } = await import("@/lib/tools/comparison/utils");

const ask = (tools: string, format?: string) => request(GET, withQuery("/api/compare", { tools, format }));
const answer = async (tools: string) => {
  const response = await ask(tools);
  expect(response.status).toBe(200);
  return (await response.json()) as Comparison;
};
const refusal = async (response: Response) => {
  expect(response.status).toBe(400);
  const { error, issues } = (await response.json()) as { error: string; issues: { path: string }[] };
  expect(issues[0]?.path).toBe("tools");
  return error;
};

/** Published tools with facts, and what tests add to them. */
let slugs: string[] = [];
const add = async (slug: string, status = "published") => {
  const { categoryId } = await db.tool.findFirstOrThrow();
  const address = { websiteUrl: `https://${slug}.example`, websiteKey: `${slug}.example` };
  const text = { name: slug, slug, description: "What it is.", pricingType: "paid", status };
  return db.tool.create({ data: { ...text, ...address, categoryId }, select: { id: true } });
};

beforeAll(async () => {
  const found = await db.tool.findMany({
    where: { status: "published", isUpcoming: false, facts: { some: {} } },
    orderBy: { slug: "asc" },
    take: 5,
    select: { slug: true },
  });
  slugs = found.map(({ slug }) => slug);
});

describe("GET /api/compare", () => {
  it("answers two to four tools with their rows, in the order asked", async () => {
    for (const count of [2, 3, 4]) {
      const wanted = slugs.slice(0, count).reverse();
      const { tools, rows } = await answer(wanted.join(","));
      expect(comparison.parse({ tools, rows })).toEqual({ tools, rows });
      expect(tools.map(({ slug }) => slug)).toEqual(wanted);
      for (const { values } of rows) expect(values).toHaveLength(count);
    }
  });

  it("says of the sample's ratings that they are", async () => {
    const { tools, rows } = await answer(slugs.slice(0, 2).join(","));
    const { values } = rows.find(({ field }) => field === "rating")!;
    expect(values).toEqual(
      tools.map(({ rating, reviews }) => `${rating!.toFixed(1)} of 5 (${reviews} reviews, sample)`),
    );
  });

  it("takes ids and slugs in any case, each tool once", async () => {
    const [a, b] = [slugs[0]!, slugs[1]!];
    const { id } = await db.tool.findUniqueOrThrow({ where: { slug: a } });
    const { tools } = await answer(`${id.toUpperCase()}, ${b.toUpperCase()},${a},${b}`);
    expect(tools.map(({ slug }) => slug)).toEqual([a, b]);
  });

  it("tells what is known, and null for what is not", async () => {
    const { id } = await add("known-tool");
    await add("unknown-tool");
    await db.toolFact.createMany({
      data: [
        { toolId: id, field: "platforms", value: ["api", "web"] },
        {
          toolId: id,
          field: "plans",
          value: [{ name: "Pro", amount: 9, currency: "USD", period: "month", note: null }],
        },
      ],
    });
    const { rows } = await answer("known-tool,unknown-tool");
    const of = (field: string) => rows.find((row) => row.field === field);
    expect(of("platforms")).toEqual({
      field: "platforms",
      label: "Platforms",
      values: [["Web", "API"], null],
      differs: false,
    });
    expect(of("price")?.values).toEqual([["From $9 / month", "Pro: $9 / month"], ["Paid"]]);
    expect(of("price")?.differs).toBe(true);
    expect(of("checked")?.values).toEqual(["Unchecked", null]);
    expect(of("openSource")?.values).toEqual([null, null]);
  });

  it("answers a CSV file with formulas as text", async () => {
    const { id } = await add("formula-tool");
    await db.tool.update({ where: { id }, data: { name: '=HYPERLINK("x")' } });
    await db.toolFact.create({ data: { toolId: id, field: "maker", value: "@SUM(A1)" } });
    const response = await ask(`formula-tool,${slugs[0]}`, "csv");
    expect(response.status).toBe(200);
    expect(response.headers.get("Content-Type")).toBe("text/csv; charset=utf-8");
    expect(response.headers.get("Content-Disposition")).toBe(
      `attachment; filename="compare-formula-tool-${slugs[0]}.csv"`,
    );
    expect(response.headers.get("Cache-Control")).toBe("no-store");
    const text = new TextDecoder("utf-8", { ignoreBOM: true }).decode(await response.arrayBuffer());
    expect(text.startsWith("\uFEFFField,")).toBe(true);
    expect(text).toContain(`"'=HYPERLINK(""x"")"`);
    expect(text).toContain(`Maker,"'@SUM(A1)",`);
  });

  it("refuses one tool, one twice, five, none and an unknown format, with a sentence", async () => {
    const [a] = slugs;
    const { id } = await db.tool.findUniqueOrThrow({ where: { slug: a } });
    const two = "Name two different tools at least.";
    expect(await refusal(await ask(a!))).toBe(two);
    expect(await refusal(await ask(`${a},${a}`))).toBe(two);
    expect(await refusal(await ask(`${a},${id}`))).toBe(two);
    expect(await refusal(await ask(" , "))).toBe(two);
    expect(await refusal(await request(GET, "/api/compare"))).toBe("Name two to four tools.");
    expect(await refusal(await ask(slugs.join(",")))).toBe("You can compare four tools at most.");
    expect((await ask(`${a},${slugs[1]}`, "xml")).status).toBe(400);
  });

  it("knows neither drafts nor what was archived or is unknown", async () => {
    await add("draft-tool", "draft");
    await add("archived-tool", "archived");
    for (const slug of ["draft-tool", "archived-tool", "no-such-tool", "'; DROP TABLE tool; --"])
      expect(await refusal(await ask(`${slugs[0]},${slug}`))).toBe(
        `There is no tool "${slug.toLowerCase()}".`,
      );
  });
});

describe("readComparison", () => {
  const read = async (address: string) => {
    const found = await readComparison(address);
    return found && { tools: found.tools.map(({ slug }) => slug), unknown: found.unknown };
  };

  it("gives the tools in the order of their slugs, by slug or id, in any case, each once", async () => {
    const [a, b] = [slugs[0]!, slugs[1]!];
    const { id } = await db.tool.findUniqueOrThrow({ where: { slug: a } });
    const expected = { tools: [a, b], unknown: [] };
    expect(await read(`${a}-vs-${b}`)).toEqual(expected);
    expect(await read(`${b}-vs-${a}`)).toEqual(expected);
    expect(await read(`${b}-VS-${id}`)).toEqual(expected);
    expect(await read(`${b}-vs-${a}-vs-${b}`)).toEqual(expected);
    expect(await read(a)).toEqual({ tools: [a], unknown: [] });
    expect(await read(slugs.join("-vs-"))).toEqual({ tools: slugs, unknown: [] });
  });

  it("knows a slug with -vs- in it, and follows a renamed one", async () => {
    const { id } = await add("man-vs-machine");
    await add("otter-x");
    expect(await read("otter-x-vs-man-vs-machine")).toEqual({
      tools: ["man-vs-machine", "otter-x"],
      unknown: [],
    });
    await db.tool.update({ where: { id }, data: { slug: "man-and-machine" } });
    expect(await read(`otter-x-vs-${id}`)).toEqual({ tools: ["man-and-machine", "otter-x"], unknown: [] });
    expect(await read("otter-x-vs-man-vs-machine")).toEqual({
      tools: ["otter-x"],
      unknown: ["man", "machine"],
    });
    await db.tool.update({ where: { id }, data: { status: "archived" } });
    expect(await read("man-and-machine-vs-otter-x")).toEqual({
      tools: ["otter-x"],
      unknown: ["man-and-machine"],
    });
  });

  it("is not to be asked for what can't be an address", async () => {
    for (const address of ["a%2Fb", "a b", "", "é-vs-a"])
      expect(await readComparison(address)).toBeUndefined();
  });
});

describe("names", () => {
  it("find a tool each, in any case, and tell what finds none", async () => {
    expect(await findNamed(["ChatGPT", "claude", "CHATGPT"])).toEqual({
      slugs: ["chatgpt", "claude"],
      unknown: [],
    });
    expect(await findNamed(["claude", "qqqxyzzy"])).toEqual({ slugs: ["claude"], unknown: ["qqqxyzzy"] });
  });
});

describe("suggestions", () => {
  it("suggests alternatives that are not there yet", async () => {
    const { tools } = (await readComparison(`${slugs[0]}-vs-${slugs[1]}`))!;
    const more = await suggestAnother(tools);
    expect(more.length).toBeGreaterThan(0);
    expect(more.length).toBeLessThanOrEqual(4);
    for (const { id } of more) expect(tools.map((tool) => tool.id)).not.toContain(id);
  });

  it("suggests comparisons of which much is known, each tool once", async () => {
    const found = await listComparisons();
    expect(found.length).toBeGreaterThan(0);
    const named = found.flatMap(({ tools }) => tools.map(({ slug }) => slug));
    expect(new Set(named).size).toBe(named.length);
    for (const { tools } of found) {
      const { tools: read } = (await readComparison(tools.map(({ slug }) => slug).join("-vs-")))!;
      expect(read).toHaveLength(2);
      expect(isWellFilled(compareTools(read))).toBe(true);
    }
  });
});
