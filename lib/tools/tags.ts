import { changedFields, tags } from "@/lib/platform/cache/tags";
import type { ToolRecord } from "@/lib/tools/mapper";

/**
 * What a column is for: `page` only the tool's own page tells it; `list` lists show it, filter or order by it; the others
 * are the tags of that name. `coming`: it matters to what else a tool will join when it launches.
 */
type Use =
  | "page"
  | "list"
  | "search"
  | "facets"
  | "alternatives"
  | "featured"
  | "launches"
  | "coming"
  | "activity"
  | "dates"
  | "tasks";

/**
 * What each column is for; one that is not here counts as used everywhere. Lists of a few named tools carry the tags of those
 * instead of `list`.
 */
const usesOfTool: Partial<Record<keyof ToolRecord, readonly Use[]>> = {
  id: ["page"],
  name: ["list", "search", "alternatives", "launches", "tasks"],
  slug: ["list", "dates"],
  description: ["list", "search"],
  categoryId: ["list", "search", "facets", "alternatives"],
  logo: ["page"],
  imageUrl: ["page"],
  // One whose website was gone is in the lists again with a new one.
  websiteUrl: ["list", "search", "facets", "alternatives", "featured", "launches", "dates", "tasks"],
  websiteKey: ["page"],
  pricingType: ["list", "alternatives"],
  startingPrice: ["list"],
  features: ["search"],
  useCases: ["search"],
  tags: ["search", "alternatives"],
  twitterUrl: ["page"],
  githubUrl: ["page"],
  isNew: ["list"],
  isTrending: ["list"],
  isUpcoming: ["list", "alternatives", "featured", "launches", "activity"],
  isTopRated: ["featured"],
  premiumBadge: ["featured"],
  launchDate: ["list", "coming", "activity"],
  status: ["list", "search", "facets", "alternatives", "featured", "launches", "activity", "dates", "tasks"],
  facts: ["list", "search", "alternatives"],
  tasks: ["list", "search", "alternatives", "tasks", "dates"],
  updatedAt: ["dates"],
};

/** A tool with what its facts say alone: when they were checked, and where, only pages of the tool itself tell. */
const withoutChecks = (tool: ToolRecord | null) =>
  tool && {
    ...tool,
    facts:
      tool.facts &&
      Object.fromEntries(Object.entries(tool.facts).map(([field, { value }]) => [field, value])),
  };

/** What a change of a tool makes old; null for what was not there before, or is not any more. */
export function tagsOfChange(before: ToolRecord | null, after: ToolRecord | null): string[] {
  const states = [before, after].filter((state) => state !== null);
  const keys = states.flatMap(({ id, slug }) => [tags.tool(id), tags.tool(slug)]);
  if (!states.some(({ status }) => status === "published")) return [...new Set(keys)];
  const categories = states.map(({ categoryId }) => categoryId);
  const upcoming = states.some(({ isUpcoming }) => isUpcoming);
  const featured = states.some(({ isTopRated, premiumBadge }) => isTopRated || premiumBadge)
    ? [tags.featured]
    : [];
  const alternatives = categories.map(tags.alternatives);
  const tagsOf: Record<Use, string[]> = {
    page: [],
    list: [tags.lists, ...categories.map(tags.category)],
    search: [tags.search],
    facets: [tags.facets],
    alternatives,
    featured,
    launches: upcoming ? [tags.launches] : [],
    coming: upcoming ? [tags.launches, ...alternatives, ...featured] : [],
    activity: [tags.activity],
    dates: [tags.dates],
    tasks: states.some(({ tasks }) => tasks?.length) ? [tags.tasks] : [],
  };
  const everything = Object.keys(tagsOf) as Use[];
  const uses = new Set(
    changedFields(withoutChecks(before), withoutChecks(after)).flatMap(
      (name) => usesOfTool[name] ?? everything,
    ),
  );
  return [...new Set([...keys, ...[...uses].flatMap((use) => tagsOf[use])])];
}
