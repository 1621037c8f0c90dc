import type { BlogPost, NewsPost } from "@/lib/generated/prisma/client";
import { changedFields, tags } from "@/lib/platform/cache/tags";
import type { SharedRow } from "@/lib/posts/mapper";
import type { PostKind } from "@/lib/posts/sql";

/**
 * What a column is for: `page` only the post's own page tells it; `list` lists show it, filter or order by it, or other
 * posts' pages do; `search` lists find it; `dates` the sitemap tells it; `counter` it invalidates nothing.
 */
type Use = "page" | "list" | "search" | "dates" | "counter";

export const usesOfPost: Record<keyof NewsPost | keyof BlogPost, readonly Use[]> = {
  id: ["page"],
  slug: ["list", "dates"],
  formerSlugs: ["page"],
  title: ["list", "search"],
  excerpt: ["list", "search"],
  content: ["search"],
  imageUrl: ["list"],
  category: ["list", "search"],
  // Posts that are like another are found by them.
  tags: ["list", "search"],
  authorName: ["list", "search"],
  authorAvatar: ["list"],
  source: ["list"],
  sourceUrl: ["page"],
  readTime: ["list"],
  views: ["counter"],
  shares: ["counter"],
  status: ["list", "search", "dates"],
  publishedAt: ["list", "search", "dates"],
  createdAt: ["page"],
  updatedAt: ["dates"],
};

/** What a change of a post makes old; null for what was not there before, or is not any more. */
export function tagsOfPostChange<R extends SharedRow>(
  kind: PostKind,
  before: R | null,
  after: R | null,
): string[] {
  const changed = changedFields<SharedRow>(before, after) as (keyof typeof usesOfPost)[];
  const uses = new Set(changed.flatMap((name) => usesOfPost[name]));
  if ([...uses].every((use) => use === "counter")) return [];
  const states = [before, after].filter((state) => state !== null);
  const keys = states.flatMap(({ id, slug }) => [tags.post(id), tags.post(slug)]);
  // One whose time has not come counts as well: it ends what is kept at that moment.
  const shown = states.some(({ status }) => status === "published");
  const tagsOf: Record<Use, string[]> = {
    page: [],
    list: [tags.posts(kind)],
    search: [tags.postsSearch(kind)],
    dates: [tags.dates],
    counter: [],
  };
  return [...new Set([...keys, ...(shown ? [...uses].flatMap((use) => tagsOf[use]) : [])])];
}
