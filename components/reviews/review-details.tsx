import { check, Icon } from "@/components/ui/icon";
import { minus } from "@/components/ui/late-icon-paths";
import type { ReviewText } from "@/lib/reviews/schema";
import { usedText } from "@/lib/reviews/utils-used";

/** What a review says beside its text: pros, cons, what for and how long. Nothing where nothing is said. */
export function ReviewDetails({ review }: { review: ReviewText }) {
  const used = usedText(review);
  if (!used && review.pros.length + review.cons.length === 0) return null;
  return (
    <div className="mt-3 flex max-w-[43em] flex-col gap-3 text-sm">
      {review.pros.length + review.cons.length > 0 && (
        <div className="grid gap-x-6 gap-y-3 sm:grid-cols-2">
          <Points name="Pros" icon={check} color="text-primary-text" points={review.pros} />
          <Points name="Cons" icon={minus} color="text-danger" points={review.cons} />
        </div>
      )}
      {used && (
        <p className="wrap-anywhere">
          <span className="text-muted">Used for:</span> <bdi>{used}</bdi>
        </p>
      )}
    </div>
  );
}

function Points({
  name,
  icon,
  color,
  points,
}: {
  name: string;
  icon: string;
  color: string;
  points: string[];
}) {
  if (points.length === 0) return null;
  return (
    <div className="min-w-0">
      <p className="font-medium">{name}</p>
      <ul aria-label={name} className="mt-1 flex flex-col gap-1">
        {points.map((point) => (
          <li key={point} className="flex gap-2">
            <Icon path={icon} className={`mt-0.5 size-4 shrink-0 ${color}`} />
            <span dir="auto" className="min-w-0 wrap-anywhere">
              {point}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
