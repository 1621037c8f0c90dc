import { ShareButtons } from "@/components/blog/share-buttons";
import { ArticleBody } from "@/components/posts/article-body";
import { ArticleHeader } from "@/components/posts/article-header";
import { PostCover } from "@/components/posts/post-cover";
import { PostNeighbours } from "@/components/posts/post-neighbours";
import { RelatedPosts } from "@/components/posts/related-posts";
import { TableOfContents } from "@/components/posts/table-of-contents";
import { BackToTop } from "@/components/tool-detail/back-to-top";
import { Breadcrumbs, type Crumb } from "@/components/tool-detail/breadcrumbs";
import type { BlogDto } from "@/lib/blog/schema";
import { categoryLabel } from "@/lib/blog/utils";
import type { PostCard } from "@/lib/posts/schema";
import type { RichText } from "@/lib/rich-text/schema";

/** Everything that a blog post's page is made of. `url` is its full address. */
export type BlogArticleData = {
  post: BlogDto & { publishedAt: string };
  url: string;
  trail: Crumb[];
  summary: string;
  image: string | null;
  avatar: string | null;
  body: RichText;
  related: PostCard[];
  previous: { slug: string; title: string } | null;
  next: { slug: string; title: string } | null;
};

/** A blog post, its contents beside it where there is room. */
export function BlogArticle({
  post,
  url,
  trail,
  summary,
  image,
  avatar,
  body,
  related,
  previous,
  next,
}: BlogArticleData) {
  return (
    <div className="container max-w-[1080px] pt-6 pb-16">
      <Breadcrumbs trail={trail} />
      <article className="mt-6">
        <ArticleHeader
          category={<span className="text-muted">{categoryLabel(post.category)}</span>}
          title={post.title}
          excerpt={summary}
          author={{ name: post.author.name, avatar }}
          publishedAt={post.publishedAt}
          facts={<span>{post.readTime}</span>}
        />
        <div className="border-border mt-5 mb-8 border-y py-3">
          <ShareButtons url={url} title={post.title} />
        </div>
        <div className="grid grid-cols-1 gap-x-12 gap-y-8 lg:grid-cols-[minmax(0,1fr)_260px]">
          <div className="lg:order-last">
            <div className="lg:sticky lg:top-20 lg:max-h-[calc(100dvh-96px)] lg:overflow-y-auto">
              <TableOfContents headings={body.headings} />
            </div>
          </div>
          <div className="min-w-0">
            {image && (
              <PostCover
                image={image}
                category={post.category}
                className="mb-8 aspect-[1200/630] w-full rounded-lg"
                eager
              />
            )}
            <ArticleBody body={body} />
            <p className="mt-8 flex flex-wrap gap-2">
              {post.tags.map((tag) => (
                <a
                  key={tag}
                  href={`/blog?q=${encodeURIComponent(tag)}`}
                  rel="nofollow"
                  className="badge hover:border-border-strong hover:bg-surface-2 h-7 px-2.5"
                >
                  {tag}
                </a>
              ))}
            </p>
          </div>
        </div>
      </article>
      <div className="mt-10 flex flex-col gap-10">
        <PostNeighbours path="/blog" previous={previous} next={next} />
        <RelatedPosts path="/blog" posts={related} />
      </div>
      <BackToTop />
    </div>
  );
}
