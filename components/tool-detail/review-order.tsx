import { ViewLinks } from "@/components/lists/view-links";
import { Icon } from "@/components/ui/icon";
import { star } from "@/components/ui/late-icon-paths";
import type { Histogram, ReviewView } from "@/lib/reviews/schema";
import { reviewsHref } from "@/lib/reviews/utils";
import { formatCount } from "@/lib/tools/utils";

const orders = [
  { value: "helpful", label: "Most helpful" },
  { value: "newest", label: "Newest" },
  { value: "lowest", label: "Lowest" },
] as const;

/** How many reviews have how many stars, each a link to those alone, and the orders to read them in. */
export function ReviewOrder({
  slug,
  view,
  histogram,
}: {
  slug: string;
  view: ReviewView;
  histogram: Histogram;
}) {
  const total = histogram.reduce((sum, { count }) => sum + count, 0);
  return (
    <div className="mb-4 flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
      <div className="w-full sm:max-w-80">
        <table className="tabular w-full text-sm">
          <caption className="sr-only">Reviews by stars</caption>
          <thead className="sr-only">
            <tr>
              <th scope="col">Stars</th>
              <th scope="col">Share</th>
              <th scope="col">Reviews</th>
            </tr>
          </thead>
          <tbody>
            {histogram.map(({ rating, count }) => (
              <Row
                key={rating}
                rating={rating}
                count={count}
                share={total > 0 ? count / total : 0}
                href={reviewsHref(slug, { ...view, rating })}
                current={view.rating === rating}
              />
            ))}
          </tbody>
        </table>
        {view.rating && (
          <p className="mt-1 text-sm">
            <a
              href={reviewsHref(slug, { sort: view.sort })}
              className="link inline-flex min-h-6 items-center"
            >
              Show all {formatCount(total)}
            </a>
          </p>
        )}
      </div>
      {total > 1 && (
        <ViewLinks
          label="Order of the reviews"
          views={orders}
          shown={view.sort ?? "helpful"}
          href={(sort) => reviewsHref(slug, { ...view, sort })}
        />
      )}
    </div>
  );
}

function Row({
  rating,
  count,
  share,
  href,
  current,
}: {
  rating: number;
  count: number;
  share: number;
  href: string;
  current: boolean;
}) {
  const stars = (
    <>
      {rating}
      <span className="sr-only"> {rating === 1 ? "star" : "stars"}</span>
      <Icon path={star} className="fill-star text-star size-3.5" />
    </>
  );
  const place = "inline-flex min-h-6 items-center gap-1";
  return (
    <tr>
      <th scope="row" className="w-10 text-left font-normal">
        {count > 0 ? (
          <a
            href={href}
            aria-current={current ? "page" : undefined}
            className={`${place} hover:underline aria-[current=page]:font-semibold`}
          >
            {stars}
          </a>
        ) : (
          <span className={`${place} text-muted`}>{stars}</span>
        )}
      </th>
      <td>
        <span className="sr-only">{Math.round(share * 100)} %</span>
        <span aria-hidden className="bg-surface-2 block h-2 overflow-hidden rounded-full">
          <span className="bg-star block h-full rounded-full" style={{ width: `${share * 100}%` }} />
        </span>
      </td>
      <td className="text-muted w-12 text-right">{formatCount(count)}</td>
    </tr>
  );
}
