import { ArrowLeft, ArrowRight } from "lucide-react";

type Neighbour = { slug: string; title: string } | null;

/** The posts before and after this one. `path` is where posts of this kind live. */
export function PostNeighbours({
  path,
  previous,
  next,
}: {
  path: string;
  previous: Neighbour;
  next: Neighbour;
}) {
  if (!previous && !next) return null;
  const classes =
    "border-border hover:border-border-strong flex flex-col gap-1 rounded-lg border p-4 transition-colors";
  return (
    <nav aria-label="Other posts" className="grid gap-3 wrap-anywhere sm:grid-cols-2">
      {previous && (
        <a href={`${path}/${previous.slug}`} rel="prev" className={classes}>
          <span className="text-muted flex items-center gap-1.5 text-sm">
            <ArrowLeft className="size-4 shrink-0" />
            Previous post
          </span>
          <span className="font-medium text-balance">{previous.title}</span>
        </a>
      )}
      {next && (
        <a
          href={`${path}/${next.slug}`}
          rel="next"
          className={`${classes} sm:col-start-2 sm:items-end sm:text-right`}
        >
          <span className="text-muted flex items-center gap-1.5 text-sm">
            Next post
            <ArrowRight className="size-4 shrink-0" />
          </span>
          <span className="font-medium text-balance">{next.title}</span>
        </a>
      )}
    </nav>
  );
}
