import type { SoftwarePage } from "@/lib/generated/prisma/client";
import { changedFields, tags } from "@/lib/platform/cache/tags";

/**
 * What a column is for: `page` the page itself tells it; `menu` the navigation shows it or orders by it; `pages` it
 * decides which pages there are, or their order; `dates` the sitemap tells it.
 */
type Use = "page" | "menu" | "pages" | "dates";

/** Of each column that more than the page itself is made from. The recommended tools count as a column. */
const usesOfSoftwarePage: Partial<Record<keyof SoftwarePage, readonly Use[]>> = {
  title: ["page", "menu"],
  slug: ["page", "menu", "pages"],
  description: ["page", "menu"],
  icon: ["page", "menu"],
  featured: ["menu"],
  position: ["menu", "pages"],
  status: ["page", "menu", "pages"],
  publishedAt: ["page", "menu", "pages"],
  updatedAt: ["page", "dates"],
};

type State = Pick<SoftwarePage, "slug" | "status" | "featured"> & { tools?: unknown };

/** What a change of a page makes old; null for what was not there before, or is not any more. */
export function tagsOfSoftwareChange<S extends State>(before: S | null, after: S | null): string[] {
  const changed = changedFields(before, after) as (keyof SoftwarePage)[];
  const uses = new Set(changed.flatMap((name) => usesOfSoftwarePage[name] ?? (["page"] as const)));
  const states = [before, after].filter((state) => state !== null);
  // One whose time has not come counts as well: it ends what is kept at that moment.
  if (!states.some(({ status }) => status === "published")) return [];
  const tagsOf: Record<Use, string[]> = {
    page: states.map(({ slug }) => tags.software(slug)),
    menu: states.some(({ featured }) => featured) ? [tags.softwareMenu] : [],
    pages: [tags.softwarePages],
    dates: [tags.dates],
  };
  return [...new Set([...uses].flatMap((use) => tagsOf[use]))];
}
