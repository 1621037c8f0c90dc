import { ShareButtons } from "@/components/blog/share-buttons";
import { PostArticle, type PostArticleData } from "@/components/posts/post-article";
import { BackToTop } from "@/components/tool-detail/back-to-top";
import type { Heading } from "@/lib/platform/rich-text/schema";
import { type BlogDto, categoryLabel } from "@/lib/posts/blog/schema";

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

/** The headings of a post as links. Nothing for a post with fewer than two. */
function TableOfContents({ headings }: { headings: Heading[] }) {
  if (headings.length < 2) return null;
  const list = (
    <ol className="border-border border-l">
      {headings.map(({ id, text, level }) => (
        <li key={id}>
          <a
            href={`#${id}`}
            className={`text-muted hover:text-foreground hover:border-foreground -ml-px flex min-h-8 items-center border-l border-transparent py-1 wrap-anywhere transition-colors ${level === 3 ? "pl-7" : "pl-4"}`}
          >
            {text}
          </a>
        </li>
      ))}
    </ol>
  );
  return (
    <>
      <nav aria-labelledby="contents" className="text-sm max-lg:hidden">
        <h2 id="contents" className="mb-2 text-sm">
          On this page
        </h2>
        {list}
      </nav>
      {/* Above the text, which is to begin on the first screen, it is closed. */}
      <nav aria-label="On this page" className="text-sm lg:hidden print:hidden">
        <details>
          <summary className="w-fit cursor-pointer py-2.5 font-semibold">On this page</summary>
          {list}
        </details>
      </nav>
    </>
  );
}
