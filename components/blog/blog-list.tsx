import { Byline } from "@/components/posts/byline";
import { NoPosts } from "@/components/posts/no-posts";
import { Pager } from "@/components/lists/pager";
import { PageHeader } from "@/components/layout/page-header";
import { PostCover } from "@/components/posts/post-cover";
import { PostSearch } from "@/components/posts/post-search";
import type { ReactNode } from "react";
import { type BlogCard as Card, categoryLabel } from "@/lib/posts/blog/schema";
import { postPageSize } from "@/lib/posts/schema";

/** What the blog's list says of itself, on the page and to search engines. */
export const blogTexts = {
  title: "Blog",
  description: "Guides to choosing, testing and using AI tools, from people who do.",
};

/** The blog: a grid of posts with a search. `text` is what is searched for, `category` the one whose posts are shown. */
export function BlogList({
  posts,
  total,
  page,
  text,
  category,
  notice,
  href,
}: {
  posts: Card[];
  total: number;
  page: number;
  text?: string;
  category?: { name: string; slug: string };
  notice?: ReactNode;
  href: (page: number) => string;
}) {
  const narrowed = Boolean(text ?? category);
  return (
    <div className="container pb-16">
      {notice}
      <PageHeader {...blogTexts} />
      <div className="mb-6 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <div className="w-full sm:max-w-md">
          <PostSearch action="/blog" label="Search blog posts" text={text}>
            {category && <input type="hidden" name="category" value={category.slug} />}
          </PostSearch>
        </div>
        {narrowed && (
          <p role="status" className="text-muted text-sm wrap-anywhere">
            {total} {total === 1 ? "post" : "posts"}
            {text && ` for “${text}”`}
            {category && ` in ${category.name}`}.{" "}
            <a href="/blog" className="link inline-flex min-h-6 items-center">
              Show all posts
            </a>
          </p>
        )}
      </div>
      <section aria-labelledby="posts">
        <h2 id="posts" className="sr-only">
          {text ? "Matching posts" : (category?.name ?? "All posts")}
        </h2>
        {posts.length === 0 ? (
          <NoPosts
            title="No blog posts found."
            description={
              text
                ? "Every word has to occur in a post. Fewer or other words may find one."
                : category
                  ? `Nothing is filed under ${category.name} yet.`
                  : "The first post will appear here on the day that it is published."
            }
            href={narrowed ? "/blog" : undefined}
          />
        ) : (
          <ul className="grid gap-4 wrap-anywhere sm:grid-cols-2 lg:grid-cols-3">
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

function BlogCard({ post, eager }: { post: Card; eager: boolean }) {
  return (
    <article className="border-border bg-background hover:border-border-strong relative flex h-full flex-col overflow-hidden rounded-lg border transition-colors">
      <PostCover post={post} image={post.image} className="h-32 w-full border-0! border-b!" eager={eager} />
      <div className="flex flex-1 flex-col gap-2 p-5">
        <p className="text-muted flex justify-between gap-2 text-xs">
          <span>{categoryLabel(post.category)}</span>
          <span className="max-w-1/2 shrink-0 text-right">{post.readTime}</span>
        </p>
        <h3 dir="auto" className="text-lg leading-6">
          <a
            href={`/blog/${post.slug}`}
            className="line-clamp-3 after:absolute after:inset-0 after:rounded-lg"
          >
            {post.title}
          </a>
        </h3>
        <p dir="auto" className="text-muted line-clamp-3 text-sm">
          {post.excerpt}
        </p>
        <div className="mt-auto pt-2">
          <Byline author={post.author} publishedAt={post.publishedAt} />
        </div>
      </div>
    </article>
  );
}
