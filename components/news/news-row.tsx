import { Byline, Dot } from "@/components/posts/byline";
import { PostCover } from "@/components/posts/post-cover";
import { ShortNumber } from "@/components/ui/short-number";
import type { NewsCard } from "@/lib/posts/news/schema";
import { formatViews } from "@/lib/tools/utils";

/** A news post in the list. The whole row opens it. `path` is where the list's articles live. */
export function NewsRow({ post, path }: { post: NewsCard; path: string }) {
  return (
    <article className="group relative grid gap-x-6 gap-y-2 py-5 sm:grid-cols-[168px_minmax(0,1fr)]">
      <PostCover
        post={post}
        image={post.image}
        className="hidden aspect-[16/9] w-full self-start rounded-md sm:block"
      />
      <div className="flex min-w-0 flex-col gap-1.5">
        <p className="text-muted flex flex-wrap gap-x-2 text-xs">
          <span>{post.category}</span>
          <Dot />
          <span>{post.source}</span>
        </p>
        <h3 className="text-lg">
          <a
            href={`${path}/${post.slug}`}
            className="group-hover:text-primary-text transition-colors duration-150 after:absolute after:inset-0"
          >
            {post.title}
          </a>
        </h3>
        <p className="text-muted line-clamp-2 max-w-[80ch]">{post.excerpt}</p>
        <Byline author={post.author} publishedAt={post.publishedAt}>
          {post.views > 0 && (
            <span className="tabular">
              <ShortNumber shown={formatViews(post.views)} exact={post.views} />{" "}
              {post.views === 1 ? "view" : "views"}
            </span>
          )}
        </Byline>
      </div>
    </article>
  );
}
