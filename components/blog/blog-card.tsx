import { Byline } from "@/components/posts/byline";
import { PostCover } from "@/components/posts/post-cover";
import { categoryLabel } from "@/lib/posts/blog/utils";
import type { BlogCard as Card } from "@/lib/posts/blog/schema";

/** A blog post in the grid. The whole card opens it. */
export function BlogCard({ post, eager }: { post: Card; eager: boolean }) {
  return (
    <article className="border-border bg-background hover:border-border-strong relative flex h-full flex-col overflow-hidden rounded-lg border transition-colors duration-150">
      <PostCover post={post} image={post.image} className="h-32 w-full border-0! border-b!" eager={eager} />
      <div className="flex flex-1 flex-col gap-2 p-5">
        <p className="text-muted flex justify-between gap-2 text-xs">
          <span>{categoryLabel(post.category)}</span>
          <span className="whitespace-nowrap">{post.readTime}</span>
        </p>
        <h3 className="text-lg leading-6">
          <a href={`/blog/${post.slug}`} className="after:absolute after:inset-0 after:rounded-lg">
            {post.title}
          </a>
        </h3>
        <p className="text-muted line-clamp-3 text-sm">{post.excerpt}</p>
        <div className="mt-auto pt-2">
          <Byline author={post.author} publishedAt={post.publishedAt} />
        </div>
      </div>
    </article>
  );
}
