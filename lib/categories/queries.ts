import "server-only";
import { cached } from "@/lib/platform/cache/cached";
import { tags } from "@/lib/platform/cache/tags";
import { categoryTiles, homeCategories } from "@/lib/categories/utils";
import { slugify } from "@/lib/platform/plain-text/utils";
import type { CategoryDto } from "@/lib/categories/schema";
import { db } from "@/lib/platform/db";
import { refuseField } from "@/lib/platform/errors";
import type { Prisma } from "@/lib/generated/prisma/client";
import { countByCategory } from "@/lib/search/queries";

/** A category with its number of published tools; `code` is its number in the search index. */
export type CategoryEntry = CategoryDto & { code: number; aliases: string[] };

type PlainCategory = Omit<CategoryEntry, "count">;

async function readPlain(client: Prisma.TransactionClient): Promise<PlainCategory[]> {
  const rows = await client.category.findMany({
    orderBy: [{ position: "asc" }, { id: "asc" }],
    select: {
      id: true,
      code: true,
      name: true,
      slug: true,
      label: true,
      description: true,
      icon: true,
      color: true,
      aliases: true,
    },
  });
  return rows.map((row) => ({ _id: row.id, ...row }));
}

/** All canonical categories in their order, without their counts. */
const listPlain = cached("categories", () => readPlain(db), { tags: () => [tags.categories] });

const countTools = cached("category-counts", async () => Object.fromEntries(await countByCategory()), {
  tags: () => [tags.facets],
});

/** All canonical categories in their order, with counts. */
export async function listCategories(): Promise<CategoryEntry[]> {
  const [categories, counts] = await Promise.all([listPlain(), countTools()]);
  return categories.map((category) => ({ ...category, count: counts[category.code] ?? 0 }));
}

/** What a reader sees as one category: a canonical one, a home label or a tile. */
export type CategoryGroup = {
  name: string;
  slug: string;
  description: string;
  members: CategoryEntry[];
  count: number;
};

function group(
  name: string,
  slug: string,
  stands: readonly string[],
  all: CategoryEntry[],
): CategoryGroup | undefined {
  const members = all.filter((category) => stands.includes(category.slug));
  if (members.length === 0) return undefined;
  return {
    name,
    slug,
    description: members.map((member) => member.description).join(" "),
    members,
    count: members.reduce((sum, member) => sum + member.count, 0),
  };
}

const canonical = (wanted: string, all: CategoryEntry[]) => {
  const found =
    all.find((category) => category.slug === wanted) ??
    all.find(
      (category) =>
        slugify(category.label) === wanted || category.aliases.some((alias) => slugify(alias) === wanted),
    );
  return found && group(found.name, found.slug, [found.slug], all);
};

/** Canonical categories by their slugs, as one; undefined when one of them does not exist. */
function several(slugs: string[], all: CategoryEntry[]): CategoryGroup | undefined {
  const found = all.filter(({ slug }) => slugs.includes(slug));
  if (found.length !== new Set(slugs).size) return undefined;
  return group(found.map(({ name }) => name).join(", "), slugs.join(","), slugs, all);
}

/**
 * The category that a filter names: a home label first, then a canonical name, slug, short label or alias, then a
 * tile's id; in any case and spelling of spaces. Canonical slugs separated by commas stand for all of their tools.
 * Undefined when there is none.
 */
export async function findCategory(text: string): Promise<CategoryGroup | undefined> {
  return findAmong(text, await listCategories());
}

/** The members of that category, without how many tools they have: what needs no count is not made anew with it. */
export async function findMembers(text: string): Promise<{ id: string; code: number }[] | undefined> {
  const all = (await listPlain()).map((category) => ({ ...category, count: 0 }));
  return findAmong(text, all)?.members;
}

function findAmong(text: string, all: CategoryEntry[]): CategoryGroup | undefined {
  if (text.includes(",")) return several(text.split(","), all);
  const wanted = slugify(text.slice(0, 100));
  if (!wanted) return undefined;
  const home = homeCategories.find(({ slug }) => slug === wanted);
  if (home) return group(home.label, home.slug, home.stands, all);
  const tile = categoryTiles.find(({ id }) => id === wanted);
  return canonical(wanted, all) ?? (tile && group(tile.stands[0]!, tile.id, tile.stands, all));
}

/**
 * The one canonical category that a label of any list stands for: its own name, slug, short label or alias first, then
 * the first that a home label or a tile stands for. Undefined when there is none. Within a transaction it is read there: one that
 * waits for another connection can wait for ever.
 */
export async function resolveCategory(
  text: string,
  tx?: Prisma.TransactionClient,
): Promise<PlainCategory | undefined> {
  const wanted = slugify(text.slice(0, 100));
  if (!wanted) return undefined;
  const all = tx ? await readPlain(tx) : await listPlain();
  const stands = [
    ...homeCategories.filter(({ slug }) => slug === wanted),
    ...categoryTiles.filter(({ id }) => id === wanted),
  ].map((label) => label.stands[0]);
  return (
    all.find(({ slug }) => slug === wanted) ??
    all.find(({ label }) => slugify(label) === wanted) ??
    all.find(({ aliases }) => aliases.some((alias) => slugify(alias) === wanted)) ??
    all.find(({ slug }) => stands.includes(slug))
  );
}

/** The category of a /category/{id} page: a tile's id or a canonical slug, exactly. */
export async function getCategoryPage(id: string): Promise<CategoryGroup | undefined> {
  const all = await listCategories();
  const tile = categoryTiles.find((one) => one.id === id);
  if (tile) {
    const first = all.find((category) => category.slug === tile.stands[0]);
    return group(first?.name ?? tile.label, tile.id, tile.stands, all);
  }
  const found = all.find((category) => category.slug === id);
  return found && group(found.name, found.slug, [found.slug], all);
}

/** The eight tiles with their counts. */
export async function listTiles(): Promise<(CategoryGroup & { label: string; icon: string })[]> {
  const all = await listCategories();
  return categoryTiles.flatMap((tile) => {
    const found = group(tile.label, tile.id, tile.stands, all);
    return found ? [{ ...found, label: tile.label, icon: tile.icon }] : [];
  });
}

/** The home page's 21 filter labels with their counts. */
export async function listHomeCategories(): Promise<{ label: string; slug: string; count: number }[]> {
  const all = await listCategories();
  return homeCategories.map(({ label, slug, stands }) => ({
    label,
    slug,
    count: group(label, slug, stands, all)?.count ?? 0,
  }));
}

export const noSuchCategory = () => refuseField("category", "There is no such category.");

/** The one canonical category that a label stands for; refused when there is none. */
export async function categoryOf(text: string, tx?: Prisma.TransactionClient): Promise<PlainCategory> {
  const category = await resolveCategory(text, tx);
  if (!category) throw noSuchCategory();
  return category;
}

export const categoryIdOf = async (text: string, tx?: Prisma.TransactionClient): Promise<string> =>
  (await categoryOf(text, tx)).id;

/** The names of all canonical categories, in their order. */
export const listCategoryNames = async (): Promise<string[]> => (await listPlain()).map(({ name }) => name);
