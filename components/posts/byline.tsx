import type { ReactNode } from "react";
import { AuthorAvatar } from "@/components/posts/author-avatar";
import { formatDay } from "@/lib/platform/dates/utils";

export function Byline({
  author,
  publishedAt,
  children,
}: {
  author: { name: string; avatar: string | null };
  publishedAt: string;
  children?: ReactNode;
}) {
  return (
    <div className="text-muted flex flex-wrap items-center gap-x-2 gap-y-1 text-sm wrap-anywhere">
      <AuthorAvatar {...author} />
      <span className="min-w-0">{author.name}</span>
      <Dot />
      <time dateTime={publishedAt}>{formatDay(publishedAt)}</time>
      {children && (
        <>
          <Dot />
          {children}
        </>
      )}
    </div>
  );
}

/** What separates two facts of a line. */
export function Dot() {
  return <span aria-hidden>·</span>;
}
