import { WordDifference } from "@/components/ui/word-difference";
import type { ReviewDto, ReviewText } from "@/lib/reviews/schema";
import { usedTime } from "@/lib/reviews/utils-used";

const fields: { label: string; of: (review: ReviewText & { userName: string }) => string }[] = [
  { label: "Name", of: ({ userName }) => userName },
  { label: "Rating", of: ({ rating }) => `${rating} of 5` },
  { label: "Review", of: ({ comment }) => comment },
  { label: "Pros", of: ({ pros }) => pros.join("\n") },
  { label: "Cons", of: ({ cons }) => cons.join("\n") },
  { label: "Used for", of: ({ usedFor }) => usedFor ?? "" },
  {
    label: "For how long",
    of: ({ usedForMonths }) => (usedForMonths === null ? "" : usedTime(usedForMonths)),
  },
];

/** What the author of a review changed of it since it was approved. */
export function ReviewDifference({ review }: { review: ReviewDto }) {
  const { revision } = review;
  if (!revision) return null;
  const changed = fields.filter(({ of }) => of(review) !== of(revision));
  return (
    <section
      aria-label="Change that waits"
      className="border-border bg-surface flex flex-col gap-2 rounded-md border p-3 text-sm"
    >
      <h3 className="text-warning text-xs font-medium">Change that waits</h3>
      <dl className="flex flex-col gap-2">
        {changed.map(({ label, of }) => (
          <div key={label}>
            <dt className="text-muted text-xs">{label}</dt>
            <dd className="wrap-anywhere whitespace-pre-line">
              <WordDifference from={of(review)} to={of(revision)} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
