import { BlogCard } from "@/components/blog/blog-card";
import { NoPosts } from "@/components/posts/no-posts";
import { Pager } from "@/components/posts/pager";
import { PageHeader } from "@/components/layout/page-header";
import { PostSearch } from "@/components/posts/post-search";
import type { ReactNode } from "react";
import type { BlogCard as Card } from "@/lib/posts/blog/schema";
import { postPageSize } from "@/lib/posts/schema";

/** What the blog's list says of itself, on the page and to search engines. */
export const blogTexts = {
  title: "Blog",
  description: "Guides to choosing, testing and using AI tools, from people who do.",
};

/** The blog: a grid of posts with a search. `text` is what is searched for. */
export function BlogList({
  posts,
  total,
  page,
  text,
  notice,
  href,
}: {
  posts: Card[];
  total: number;
  page: number;
  text?: string;
  notice?: ReactNode;
  href: (page: number) => string;
}) {
  return (
    <div className="container pb-16">
      {notice}
      <PageHeader {...blogTexts} />
      <div className="mb-6 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <div className="w-full sm:max-w-md">
          <PostSearch action="/blog" label="Search blog posts" text={text} />
        </div>
        {text && (
          <p role="status" className="text-muted text-sm wrap-anywhere">
            {total} {total === 1 ? "post" : "posts"} for “{text}”.{" "}
            <a href="/blog" className="link inline-flex min-h-6 items-center">
              Show all posts
            </a>
          </p>
        )}
      </div>
      <section aria-labelledby="posts">
        <h2 id="posts" className="sr-only">
          {text ? "Matching posts" : "All posts"}
        </h2>
        {posts.length === 0 ? (
          <NoPosts
            title="No blog posts found."
            description={
              text
                ? "Every word has to occur in a post. Fewer or other words may find one."
                : "The first post will appear here on the day that it is published."
            }
            href={text ? "/blog" : undefined}
          />
        ) : (
          <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
            {posts.map((post, i) => (
              <li key={post.id}>
                <BlogCard post={post} eager={i < 3} />
              </li>
            ))}
          </ul>
        )}
        <Pager page={page} total={total} pageSize={postPageSize} href={href} />
      </section>
    </div>
  );
}
