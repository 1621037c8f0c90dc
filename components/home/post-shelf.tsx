import { Shelf } from "@/components/home/shelf";
import { PostCover } from "@/components/posts/post-cover";
import type { RowPost } from "@/lib/home-rows/schema";

export function PostShelf({
  posts,
  ...shelf
}: {
  id: string;
  title: string;
  href?: string;
  posts: RowPost[];
}) {
  return (
    <Shelf {...shelf}>
      {posts.map(({ href, title, category, image, note }) => (
        <li
          key={href}
          className="border-border bg-background hover:border-border-strong relative flex flex-col overflow-hidden rounded-lg border transition-colors"
        >
          <PostCover
            post={{ slug: href.slice(href.lastIndexOf("/") + 1), category }}
            image={image}
            className="h-28 w-full border-0! border-b!"
          />
          <div className="flex flex-1 flex-col gap-1 p-4">
            <h3 className="line-clamp-2 text-base">
              <a href={href} className="after:absolute after:inset-0 after:rounded-lg">
                {title}
              </a>
            </h3>
            <p className="text-muted mt-auto pt-2 text-xs">
              {category} · {note}
            </p>
          </div>
        </li>
      ))}
    </Shelf>
  );
}
