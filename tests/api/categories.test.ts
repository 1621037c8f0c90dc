import { describe, expect, it } from "vitest";
import { openApp, request, withQuery } from "@/tests/api/open-app";
import type { CategoryDto } from "@/lib/categories/schema";

const { db } = await openApp();
const { GET: listCategories } = await import("@/app/api/categories/route");
const { GET: listTools } = await import("@/app/api/tools/route");
const { categoryDto } = await import("@/lib/categories/schema");
const { categoryTiles, homeCategories } = await import("@/lib/categories/utils");
const { findCategory, getCategoryPage, listTiles } = await import("@/lib/categories/queries");

const list = async () => (await (await request(listCategories, "/api/categories")).json()) as CategoryDto[];
const totalOf = async (category: string) => {
  const response = await request(listTools, withQuery("/api/tools", { category, limit: 1 }));
  return response.status === 200 ? Number(response.headers.get("X-Total-Count")) : response.status;
};

describe("GET /api/categories", () => {
  it("lists all of them in their order, with true counts and nothing else", async () => {
    const categories = await list();
    const rows = await db.category.findMany({
      orderBy: { position: "asc" },
      select: { slug: true, _count: { select: { tools: { where: { status: "published" } } } } },
    });
    expect(categories.map(({ slug, count }) => [slug, count])).toEqual(
      rows.map(({ slug, _count }) => [slug, _count.tools]),
    );
    for (const category of categories) expect(categoryDto.strict().parse(category)).toEqual(category);
  });

  it("counts along when a tool is archived, moved or deleted", async () => {
    const count = async (slug: string) => (await list()).find((category) => category.slug === slug)!.count;
    const before = { writing: await count("ai-for-writing"), seo: await count("ai-for-seo") };
    const [a, b, c] = await db.tool.findMany({
      where: { status: "published", category: { slug: "ai-for-writing" } },
      take: 3,
      select: { id: true },
    });
    await db.tool.update({ where: { id: a!.id }, data: { status: "archived" } });
    expect(await count("ai-for-writing")).toBe(before.writing - 1);
    await db.tool.update({ where: { id: b!.id }, data: { category: { connect: { slug: "ai-for-seo" } } } });
    expect([await count("ai-for-writing"), await count("ai-for-seo")]).toEqual([
      before.writing - 2,
      before.seo + 1,
    ]);
    await db.tool.delete({ where: { id: c!.id } });
    expect(await count("ai-for-writing")).toBe(before.writing - 3);
  });
});

describe("a category in a list's filter", () => {
  it("may be given as name, slug, short label or alias, in any case and spelling of spaces", async () => {
    const rows = await db.category.findMany({
      select: { name: true, slug: true, label: true, aliases: true },
    });
    const homeSlugs = new Set(homeCategories.map(({ slug }) => slug));
    for (const { name, slug } of rows.filter((row) => !homeSlugs.has(row.slug))) {
      const total = await totalOf(slug);
      const spellings = [
        name.toUpperCase(),
        name.replaceAll(" ", "  "),
        name.replaceAll(" ", "-").toLowerCase(),
      ];
      expect(await Promise.all(spellings.map(totalOf)), name).toEqual(spellings.map(() => total));
    }
    const others = rows.flatMap(({ label, aliases }) => [label, ...aliases]);
    for (const text of others) expect(await findCategory(text), text).toBeDefined();
  });

  it("stands for all that a home label or a tile stands for", async () => {
    const counts = new Map((await list()).map(({ slug, count }) => [slug, count]));
    const sum = (slugs: readonly string[]) => slugs.reduce((total, slug) => total + counts.get(slug)!, 0);
    for (const { label, stands } of homeCategories) expect(await totalOf(label), label).toBe(sum(stands));
    for (const { id, stands } of categoryTiles) {
      const page = await getCategoryPage(id);
      expect(page?.count, id).toBe(sum(stands));
    }
    expect(
      (await listTiles()).map(
        ({ id: _, ...tile }: { id?: string; label: string; count: number }) => tile.label,
      ),
    ).toEqual(categoryTiles.map(({ label }) => label));
  });

  it("may be all of them", async () => {
    expect(await totalOf("all")).toBe(await db.tool.count({ where: { status: "published" } }));
  });

  it.each(["nonsense", "", " ", "'", "%", "AI for", "constructor", "日本"])(
    "is refused when it is %j",
    async (category) => {
      expect([400, await db.tool.count({ where: { status: "published" } })]).toContain(
        await totalOf(category),
      );
      if (category.trim()) expect(await totalOf(category)).toBe(400);
    },
  );

  it("is nothing that a page knows when it is misspelt there", async () => {
    for (const id of ["nonsense", "AI for Writing", "ai-for-writing/", "__proto__", ""])
      expect(await getCategoryPage(id)).toBeUndefined();
  });
});
