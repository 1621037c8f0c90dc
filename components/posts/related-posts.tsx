import { formatDay } from "@/lib/platform/dates/utils";
import type { PostCard } from "@/lib/posts/schema";

/** Posts on the same subject. `path` is where posts of this kind live. */
export function RelatedPosts({ path, posts }: { path: string; posts: PostCard[] }) {
  if (posts.length === 0) return null;
  return (
    <section aria-labelledby="related">
      <h2 id="related" className="mb-4 text-lg">
        Related posts
      </h2>
      <ul className="grid gap-3 wrap-anywhere md:grid-cols-3">
        {posts.map(({ id, slug, title, excerpt, category, publishedAt }) => (
          <li
            key={id}
            className="border-border hover:border-border-strong relative flex flex-col gap-2 rounded-lg border p-4 transition-colors"
          >
            <p className="text-muted text-xs">{category}</p>
            <h3 dir="auto" className="text-base">
              <a href={`${path}/${slug}`} className="after:absolute after:inset-0 after:rounded-lg">
                {title}
              </a>
            </h3>
            <p dir="auto" className="text-muted line-clamp-2 text-sm">
              {excerpt}
            </p>
            <time dateTime={publishedAt} className="text-muted mt-auto text-xs">
              {formatDay(publishedAt)}
            </time>
          </li>
        ))}
      </ul>
    </section>
  );
}
