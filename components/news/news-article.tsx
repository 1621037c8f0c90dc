import { ExternalLink } from "lucide-react";
import { NewsActions } from "@/components/news/news-actions";
import { PostArticle, type PostArticleData } from "@/components/posts/post-article";
import type { NewsDto } from "@/lib/posts/news/schema";
import type { Published } from "@/lib/posts/schema";
import { hostOf } from "@/lib/tools/utils-address";

export type NewsArticleData = {
  post: Published<NewsDto>;
  categoryHref: string;
  /** Shows it as it will be: nobody's reading is counted. */
  preview?: boolean;
  data: PostArticleData;
};

export function NewsArticle({ post, categoryHref, preview, data }: NewsArticleData) {
  return (
    <PostArticle
      post={post}
      data={data}
      category={{ name: post.category, href: categoryHref }}
      bar={
        <>
          <NewsActions
            id={post.id}
            path={`/latest-news/${post.slug}`}
            views={post.views}
            shares={post.shares}
            preview={preview}
          />
          <Source post={post} />
        </>
      }
      tagHref="/news?q="
    />
  );
}

function Source({ post }: { post: NewsDto }) {
  return (
    <p className="text-muted min-w-0 text-sm wrap-anywhere">
      Source:{" "}
      <a
        href={post.sourceUrl}
        target="_blank"
        rel="noopener nofollow"
        className="link inline-flex min-h-6 items-center gap-1"
      >
        {post.source}
        <ExternalLink className="size-3.5 shrink-0" />
        <span className="sr-only">({hostOf(post.sourceUrl)}, opens in a new tab)</span>
      </a>
    </p>
  );
}
