import { Shelf } from "@/components/home/shelf";
import type { RowPost } from "@/lib/home-rows/schema";

/** A row of posts. Without the signs of the blog's covers, whose icons bring a script with them. */
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
          className="border-border bg-background hover:border-border-strong relative flex flex-col overflow-hidden rounded-lg border transition-colors duration-150"
        >
          {image ? (
            <img
              src={image}
              alt=""
              width={1200}
              height={630}
              loading="lazy"
              className="border-border h-28 w-full border-b object-cover"
            />
          ) : (
            <span
              aria-hidden
              className="post-cover border-border text-primary-text grid h-28 place-items-center border-b px-4 text-center font-semibold"
            >
              {category}
            </span>
          )}
          <div className="flex flex-1 flex-col gap-1 p-4">
            <h3 className="line-clamp-2 text-base">
              <a href={href} className="after:absolute after:inset-0 after:rounded-lg">
                {title}
              </a>
            </h3>
            <p className="text-muted mt-auto pt-2 text-xs">
              <span className={image ? undefined : "sr-only"}>{category} · </span>
              {note}
            </p>
          </div>
        </li>
      ))}
    </Shelf>
  );
}
