import { TrendingUp } from "lucide-react";
import { Byline } from "@/components/posts/byline";
import { PostCover } from "@/components/posts/post-cover";
import type { NewsCard } from "@/lib/posts/news/schema";

export function TrendingNews({ posts, path }: { posts: NewsCard[]; path: string }) {
  if (posts.length === 0) return null;
  return (
    <section aria-labelledby="trending-posts" className="mb-8">
      <h2 id="trending-posts" className="mb-4 flex items-center gap-2 text-lg">
        <TrendingUp className="text-primary-text size-5" />
        Trending
      </h2>
      <ul className="grid gap-4 wrap-anywhere md:grid-cols-2">
        {posts.map((post) => (
          <li key={post.id}>
            <article className="border-border hover:border-border-strong relative flex h-full flex-col overflow-hidden rounded-lg border transition-colors">
              <PostCover
                post={post}
                image={post.image}
                className="h-28 w-full border-0! border-b! sm:h-36"
                eager
              />
              <div className="flex flex-1 flex-col gap-2 p-5">
                <p className="text-muted text-xs">{post.category}</p>
                <h3 dir="auto" className="text-lg">
                  <a href={`${path}/${post.slug}`} className="after:absolute after:inset-0 after:rounded-lg">
                    {post.title}
                  </a>
                </h3>
                <p dir="auto" className="text-muted line-clamp-3">
                  {post.excerpt}
                </p>
                <div className="mt-auto pt-2">
                  <Byline author={post.author} publishedAt={post.publishedAt} />
                </div>
              </div>
            </article>
          </li>
        ))}
      </ul>
    </section>
  );
}
