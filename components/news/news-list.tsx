import { NewsRow } from "@/components/news/news-row";
import { NoPosts } from "@/components/posts/no-posts";
import { Pager } from "@/components/posts/pager";
import type { NewsCard } from "@/lib/posts/news/schema";
import { postPageSize } from "@/lib/posts/schema";

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

/** A page of news, and the way to the others. */
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
        <ul className="divide-border divide-y">
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
