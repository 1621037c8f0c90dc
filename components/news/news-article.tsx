import { ExternalLink } from "lucide-react";
import { NewsActions } from "@/components/news/news-actions";
import { ArticleBody } from "@/components/posts/article-body";
import { ArticleHeader } from "@/components/posts/article-header";
import { PostCover } from "@/components/posts/post-cover";
import { PostNeighbours } from "@/components/posts/post-neighbours";
import { RelatedPosts } from "@/components/posts/related-posts";
import { Breadcrumbs, type Crumb } from "@/components/tool-detail/breadcrumbs";
import type { NewsDto } from "@/lib/news/schema";
import type { PostCard } from "@/lib/posts/schema";
import type { RichText } from "@/lib/rich-text/schema";
import { hostOf } from "@/lib/tools/utils";

/** Everything that a news article's page is made of. `path` is where its list lives. */
export type NewsArticleData = {
  post: NewsDto & { publishedAt: string };
  path: string;
  /** Shows it as it will be: nobody's reading is counted. */
  preview?: boolean;
  trail: Crumb[];
  categoryHref: string;
  summary: string;
  image: string | null;
  avatar: string | null;
  body: RichText;
  related: PostCard[];
  previous: { slug: string; title: string } | null;
  next: { slug: string; title: string } | null;
};

/** A news article. */
export function NewsArticle({ post, path, trail, categoryHref, ...page }: NewsArticleData) {
  return (
    <div className="container max-w-[840px] pt-6 pb-16">
      <Breadcrumbs trail={trail} />
      <article className="mt-6">
        <ArticleHeader
          category={
            <a href={categoryHref} className="link inline-flex min-h-6 items-center">
              {post.category}
            </a>
          }
          title={post.title}
          excerpt={page.summary}
          author={{ name: post.author.name, avatar: page.avatar }}
          publishedAt={post.publishedAt}
        />
        <div className="border-border mt-5 mb-8 flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-y py-3">
          <NewsActions
            id={post.id}
            path={`/latest-news/${post.slug}`}
            views={post.views}
            shares={post.shares}
            preview={page.preview}
          />
          <Source post={post} />
        </div>
        {page.image && (
          <PostCover
            image={page.image}
            category={post.category}
            className="mb-8 aspect-[1200/630] w-full rounded-lg"
            eager
          />
        )}
        <ArticleBody body={page.body} />
        <Tags tags={post.tags} />
      </article>
      <div className="mt-10 flex flex-col gap-10">
        <PostNeighbours path={path} previous={page.previous} next={page.next} />
        <RelatedPosts path={path} posts={page.related} />
      </div>
    </div>
  );
}

function Source({ post }: { post: NewsDto }) {
  return (
    <p className="text-muted min-w-0 text-sm">
      Source:{" "}
      <a
        href={post.sourceUrl}
        target="_blank"
        rel="noopener nofollow"
        className="link inline-flex min-h-6 items-center gap-1"
      >
        {post.source}
        <ExternalLink aria-hidden strokeWidth={1.75} className="size-3.5 shrink-0" />
        <span className="sr-only">({hostOf(post.sourceUrl)}, opens in a new tab)</span>
      </a>
    </p>
  );
}

function Tags({ tags }: { tags: string[] }) {
  return (
    <ul aria-label="Tags" className="mt-8 flex flex-wrap gap-2">
      {tags.map((tag) => (
        <li key={tag}>
          <a
            href={`/news?q=${encodeURIComponent(tag)}`}
            rel="nofollow"
            className="badge hover:border-border-strong hover:bg-surface-2 h-7 px-2.5"
          >
            {tag}
          </a>
        </li>
      ))}
    </ul>
  );
}
