import { ShareButtons } from "@/components/blog/share-buttons";
import { PostArticle, type PostArticleData } from "@/components/posts/post-article";
import { TableOfContents } from "@/components/posts/table-of-contents";
import { BackToTop } from "@/components/tool-detail/back-to-top";
import type { BlogDto } from "@/lib/posts/blog/schema";
import { categoryLabel } from "@/lib/posts/blog/utils";

/** Everything that a blog post's page is made of. `url` is its full address. */
export type BlogArticleData = { post: BlogDto & { publishedAt: string }; url: string; data: PostArticleData };

/** A blog post, its contents beside it where there is room. */
export function BlogArticle({ post, url, data }: BlogArticleData) {
  return (
    <>
      <PostArticle
        post={post}
        data={data}
        category={<span className="text-muted">{categoryLabel(post.category)}</span>}
        facts={<span>{post.readTime}</span>}
        bar={<ShareButtons url={url} title={post.title} />}
        aside={
          <div className="lg:sticky lg:top-20 lg:max-h-[calc(100dvh-96px)] lg:overflow-y-auto">
            <TableOfContents headings={data.body.headings} />
          </div>
        }
        tagHref="/blog?q="
      />
      <BackToTop />
    </>
  );
}
