import "server-only";
import { listCategories } from "@/lib/categories/queries";
import { nextHour } from "@/lib/platform/cache/expiry";
import { tags } from "@/lib/platform/cache/tags";
import type { Choice } from "@/lib/search/counts";
import { countChoices } from "@/lib/search/queries-facets";
import type { FacetQuery, ToolFacets } from "@/lib/tools/facets/schema";
import { priceSteps } from "@/lib/tools/facets/utils";
import { integrations, platforms } from "@/lib/tools/facts/utils-names";
import { factSwitches, perSwitch } from "@/lib/tools/facts/utils-switches";
import { cachedTools } from "@/lib/tools/mutations-due";
import { toIndexFilter } from "@/lib/tools/queries";
import { readText } from "@/lib/tools/queries-search";

const findFacets = cachedTools(
  "tool-facets",
  async (query: FacetQuery): Promise<ToolFacets | null> => {
    const asked = await toIndexFilter(query);
    if (!asked) return null;
    const { filter, text, ids } = await readText(asked, query.q);
    const [choices, categories] = await Promise.all([
      countChoices(ids ?? text, filter, priceSteps),
      listCategories(),
    ]);
    return toFacets(
      choices,
      categories.map(({ slug, code }) => ({ slug, code })),
    );
  },
  {
    tags: ({ q }) => [tags.lists, tags.categories, ...(q ? [tags.search, tags.tasks, tags.words] : [])],
    until: async ({ period }) => (period === "all" ? null : nextHour()),
  },
);

/** How many tools each choice would leave of a list; undefined where it names a category that does not exist. */
export async function listFacets(query: FacetQuery): Promise<ToolFacets | undefined> {
  const sorted = { platform: query.platform?.toSorted(), integration: query.integration?.toSorted() };
  return (await findFacets({ ...query, ...sorted, q: query.q?.trim() || undefined })) ?? undefined;
}

/** Every choice there is, with none left where the index has no tool. */
function toFacets(choices: Choice[], categories: { slug: string; code: number }[]): ToolFacets {
  const counts = new Map(choices.map(({ field, value, tools }) => [`${field} ${value}`, tools]));
  const count = (field: Choice["field"], value: string | number, name: string | number = value) => ({
    value: String(name),
    count: counts.get(`${field} ${value}`) ?? 0,
  });
  const each = (kind: string, names: object) =>
    Object.keys(names)
      .map((name) => count("fact", `${kind}:${name}`, name))
      .sort((a, b) => b.count - a.count);
  return {
    pricing: ["free", "freemium", "paid"].map((value) => count("pricing", value)),
    ...perSwitch((name) => [count("fact", factSwitches[name].term, "true")]),
    platform: each("platform", platforms),
    integration: each("integration", integrations),
    maxPrice: priceSteps.map((step) => count("price", step)),
    minRating: [5, 4, 3, 2, 1].map((stars) => count("stars", stars)),
    isNew: [count("new", "true")],
    isTrending: [count("trending", "true")],
    category: categories.map(({ slug, code }) => count("category", code, slug)),
  };
}
