import { ArrowLeft, ArrowRight } from "lucide-react";
import { LinkButton } from "@/components/ui/button";

/** The way through the pages of a list, newest first. Nothing when all are on one. */
export function Pager({
  page,
  total,
  pageSize,
  href,
  what = "posts",
}: {
  page: number;
  total: number;
  pageSize: number;
  href: (page: number) => string;
  /** What the list is of, for who does not see it. */
  what?: string;
}) {
  const pages = Math.ceil(total / pageSize);
  if (pages <= 1) return null;
  return (
    <nav aria-label="Pages" className="mt-8 grid grid-cols-[1fr_auto_1fr] items-center gap-3">
      {page > 1 ? (
        <LinkButton href={href(page - 1)} rel="prev" className="justify-self-start px-4!">
          <ArrowLeft />
          Newer<span className="sr-only"> {what}</span>
        </LinkButton>
      ) : (
        <span />
      )}
      <p className="tabular text-muted text-sm">
        Page {page} of {pages}
      </p>
      {page < pages && (
        <LinkButton href={href(page + 1)} rel="next" className="justify-self-end px-4!">
          Older<span className="sr-only"> {what}</span>
          <ArrowRight />
        </LinkButton>
      )}
    </nav>
  );
}
