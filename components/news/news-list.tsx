import { Byline, Dot } from "@/components/posts/byline";
import { NoPosts } from "@/components/posts/no-posts";
import { Pager } from "@/components/lists/pager";
import { PostCover } from "@/components/posts/post-cover";
import { ShortNumber } from "@/components/ui/short-number";
import type { NewsCard } from "@/lib/posts/news/schema";
import { postPageSize } from "@/lib/posts/schema";
import { formatViews } from "@/lib/tools/utils";

export type NewsListProps = {
  posts: NewsCard[];
  total: number;
  page: number;
  heading: string;
  /** Where the list and its articles live. */
  path: string;
  /** Whether the list is of a part of the news. */
  filtered: boolean;
  href: (page: number) => string;
};

export function NewsList({ posts, total, page, heading, path, filtered, href }: NewsListProps) {
  return (
    <section aria-labelledby="posts">
      <h2 id="posts" className="text-lg">
        {heading}
      </h2>
      {posts.length === 0 ? (
        <div className="mt-4">
          <NoPosts
            title="No news posts found."
            description={
              filtered
                ? "Nothing matches yet. Other words or another category may."
                : "The first news will appear here on the day that they are published."
            }
            href={filtered ? path : undefined}
          />
        </div>
      ) : (
        <ul className="divide-border divide-y wrap-anywhere">
          {posts.map((post) => (
            <li key={post.id}>
              <NewsRow post={post} path={path} />
            </li>
          ))}
        </ul>
      )}
      <Pager page={page} total={total} pageSize={postPageSize} href={href} />
    </section>
  );
}

/** A news post in the list. The whole row opens it. `path` is where the list's articles live. */
function NewsRow({ post, path }: { post: NewsCard; path: string }) {
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
        <h3 dir="auto" className="text-lg">
          <a
            href={`${path}/${post.slug}`}
            className="group-hover:text-primary-text transition-colors after:absolute after:inset-0"
          >
            {post.title}
          </a>
        </h3>
        <p dir="auto" className="text-muted line-clamp-2 max-w-[53em]">
          {post.excerpt}
        </p>
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
