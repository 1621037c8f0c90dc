import type { ReactNode } from "react";
import { Byline } from "@/components/posts/byline";
import { PostCover } from "@/components/posts/post-cover";
import { PostNeighbours } from "@/components/posts/post-neighbours";
import { RelatedPosts } from "@/components/posts/related-posts";
import { TableOfContents } from "@/components/posts/table-of-contents";
import { Breadcrumbs, type Crumb } from "@/components/tool-detail/breadcrumbs";
import type { RichText } from "@/lib/platform/rich-text/schema";
import type { PostCard, Published } from "@/lib/posts/schema";
import { cn } from "@/lib/utils";

/** What the pages of news and blog posts are made of alike. `path` is where posts of the kind live. */
export type PostArticleData = {
  path: string;
  trail: Crumb[];
  summary: string;
  image: string | null;
  avatar: string | null;
  body: RichText;
  related: PostCard[];
  previous: { slug: string; title: string } | null;
  next: { slug: string; title: string } | null;
};

/** A post's page, its contents beside the text where there is room. What differs between the kinds is given to it. */
export function PostArticle({
  post,
  data: { path, trail, summary, image, avatar, body, related, previous, next },
  category,
  facts,
  bar,
  tagHref,
}: {
  post: Published;
  data: PostArticleData;
  /** As readers know it, and the posts that have it. */
  category: { name: string; href: string };
  facts?: ReactNode;
  /** Stands between head and text. */
  bar: ReactNode;
  /** Begins the address that a tag leads to. */
  tagHref: string;
}) {
  return (
    <div className="container max-w-[1080px] pt-4 pb-16 sm:pt-6">
      <Breadcrumbs trail={trail} />
      <article className="mt-6">
        <header className="flex max-w-[760px] flex-col gap-3">
          <p className="text-sm wrap-anywhere">
            <a href={category.href} className="link inline-flex min-h-6 items-center">
              {category.name}
            </a>
          </p>
          <h1 dir="auto" className="text-[clamp(1.625rem,4vw,2.25rem)] leading-[1.15]">
            {post.title}
          </h1>
          <p dir="auto" className="text-muted max-w-[43em] text-lg">
            {summary}
          </p>
          <Byline author={{ name: post.author.name, avatar }} publishedAt={post.publishedAt}>
            {facts}
          </Byline>
        </header>
        <div className="border-border mt-5 mb-8 flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-y py-3 max-sm:mb-5">
          {bar}
        </div>
        {/* The first column is as wide as the text may be (.prose), so that its picture ends where lines do. */}
        <div className="grid grid-cols-1 gap-x-12 gap-y-5 lg:grid-cols-[minmax(0,45.6875rem)_minmax(12rem,1fr)]">
          <div className="lg:order-last">
            <div className="lg:sticky lg:top-20 lg:max-h-[calc(100dvh-96px)] lg:overflow-y-auto">
              <TableOfContents headings={body.headings} />
            </div>
          </div>
          <div className="min-w-0">
            <PostCover
              post={post}
              image={image}
              className={cn(
                "mb-8 w-full rounded-lg max-sm:mb-5",
                image ? "aspect-[1200/630]" : "h-28 sm:h-52",
              )}
              eager
            />
            {/* The HTML comes from renderRichText, which lets through what the editor can write and nothing else. */}
            <div className="prose" dangerouslySetInnerHTML={{ __html: body.html }} />
            <ul aria-label="Tags" className="mt-8 flex flex-wrap gap-2">
              {post.tags.map((tag) => (
                <li key={tag}>
                  <a
                    href={`${tagHref}${encodeURIComponent(tag)}`}
                    rel="nofollow"
                    className="badge hover:border-border-strong hover:bg-surface-2 h-auto min-h-7 px-2.5 py-0.5 wrap-anywhere whitespace-normal"
                  >
                    {tag}
                  </a>
                </li>
              ))}
            </ul>
          </div>
        </div>
      </article>
      <div className="mt-10 flex flex-col gap-10">
        <PostNeighbours path={path} previous={previous} next={next} />
        <RelatedPosts path={path} posts={related} />
      </div>
    </div>
  );
}
