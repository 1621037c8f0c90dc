import { Button } from "@/components/ui/button";

/** The pages around one, with the first and the last; a gap is null. */
export function pagesAround(page: number, pages: number): (number | null)[] {
  const shown = [...new Set([1, page - 1, page, page + 1, pages])].filter((n) => n >= 1 && n <= pages);
  return shown.sort((a, b) => a - b).flatMap((n, i) => (i > 0 && n - shown[i - 1]! > 1 ? [null, n] : [n]));
}

export function ReviewPages({
  page,
  pages,
  onPage,
}: {
  page: number;
  pages: number;
  onPage: (page: number) => void;
}) {
  if (pages <= 1) return null;
  return (
    <nav aria-label="Pages" className="mt-4 flex flex-wrap items-center justify-center gap-1">
      <Button variant="outline" size="sm" aria-disabled={page <= 1} onClick={() => onPage(page - 1)}>
        Previous
      </Button>
      {pagesAround(page, pages).map((n, i) =>
        n === null ? (
          <span key={`gap-${i}`} aria-hidden className="px-1">
            …
          </span>
        ) : (
          <Button
            key={n}
            variant={n === page ? "secondary" : "ghost"}
            size="sm"
            aria-label={`Page ${n}`}
            aria-current={n === page ? "page" : undefined}
            onClick={() => onPage(n)}
          >
            {n}
          </Button>
        ),
      )}
      <Button variant="outline" size="sm" aria-disabled={page >= pages} onClick={() => onPage(page + 1)}>
        Next
      </Button>
    </nav>
  );
}
