/**
 * The tags that say what a result was made from. A write invalidates those of what it changed; votes and views invalidate
 * `counters` alone, which pages don't have.
 *
 * | tag | is old when |
 * | --- | --- |
 * | `tool:{key}` | the tool with this id, or at this slug, changed in any way, appeared or went |
 * | `tools` | so many tools changed at once that they are not named |
 * | `lists` | what lists of tools over all categories show, or their order, changed |
 * | `category:{id}` | the same of the lists of one category |
 * | `alternatives:{category id}` | what the tools of a category are compared with others by changed |
 * | `counters` | votes, views or the rating of any tool changed: of what the interface tells exactly |
 * | `featured` | which tools are featured changed |
 * | `search` | a text by which tools are found changed |
 * | `facets` | the number of tools of a category changed |
 * | `launches` | which tools are to come, when, or how many wait for them, changed |
 * | `activity` | what happened lately, other than votes, changed |
 * | `reviews:{tool id}` | the visible reviews of a tool changed |
 * | `reviews` | those of so many tools changed at once that they are not named |
 * | `posts:{kind}` | what lists of posts of a kind show, or their order, changed |
 * | `posts-search:{kind}` | a text by which they are found changed |
 * | `post:{key}` | the post with this id, or at this slug, changed in any way, appeared or went |
 * | `software:{slug}` | the software page at this slug changed, appeared or went |
 * | `software-menu` | what the navigation shows of them changed |
 * | `software` | which software pages there are, or their order, changed |
 * | `sponsorships` | a sponsorship changed |
 * | `config` | the site's settings were saved |
 * | `home` | the rows of the home page were arranged anew |
 * | `categories` | a category changed |
 * | `tasks` | a task, its phrases, or which tools are for it, changed |
 * | `task-names` | a task is called something else, or none has its name any more |
 * | `words` | a word that searches understand changed |
 * | `open-data` | the catalogue was exported |
 * | `dates` | the address, or the time of the last change, of anything that the sitemap names changed |
 */
export const tags = {
  tool: (key: string) => `tool:${key}`,
  tools: "tools",
  lists: "lists",
  category: (id: string) => `category:${id}`,
  alternatives: (categoryId: string) => `alternatives:${categoryId}`,
  counters: "counters",
  featured: "featured",
  search: "search",
  facets: "facets",
  launches: "launches",
  activity: "activity",
  reviewsOf: (toolId: string) => `reviews:${toolId}`,
  reviews: "reviews",
  posts: (kind: "news" | "blog") => `posts:${kind}`,
  postsSearch: (kind: "news" | "blog") => `posts-search:${kind}`,
  post: (key: string) => `post:${key}`,
  software: (slug: string) => `software:${slug}`,
  softwareMenu: "software-menu",
  softwarePages: "software",
  sponsorships: "sponsorships",
  config: "config",
  home: "home",
  categories: "categories",
  tasks: "tasks",
  taskNames: "task-names",
  words: "words",
  openData: "open-data",
  dates: "dates",
};

/** More tags than this are not named one by one. */
const most = 1_000;

/** Tags of many things, or, of too many, the one that stands for all of them. */
export const bounded = (many: string[], all: string): string[] => (many.length > most ? [all] : many);

/** The fields that differ between two records; of what appeared or went, all. */
export function changedFields<T extends object>(before: T | null, after: T | null): (keyof T)[] {
  const names = Object.keys({ ...before, ...after }) as (keyof T)[];
  return names.filter((name) => JSON.stringify(before?.[name]) !== JSON.stringify(after?.[name]));
}
