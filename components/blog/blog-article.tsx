import { ShareButtons } from "@/components/blog/share-buttons";
import { PostArticle, type PostArticleData } from "@/components/posts/post-article";
import { BackToTop } from "@/components/tool-detail/back-to-top";
import { type BlogDto, categoryLabel } from "@/lib/posts/blog/schema";
import type { Published } from "@/lib/posts/schema";

/** Everything that a blog post's page is made of. `url` is its full address. */
export type BlogArticleData = {
  post: Published<BlogDto>;
  url: string;
  categoryHref: string;
  data: PostArticleData;
};

export function BlogArticle({ post, url, categoryHref, data }: BlogArticleData) {
  return (
    <>
      <PostArticle
        post={post}
        data={data}
        category={{ name: categoryLabel(post.category), href: categoryHref }}
        facts={<span>{post.readTime}</span>}
        bar={<ShareButtons url={url} title={post.title} />}
        tagHref="/blog?q="
      />
      <BackToTop />
    </>
  );
}
