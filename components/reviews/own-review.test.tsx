import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { OwnReview } from "@/components/reviews/own-review";
import type { RefusalReason, ReviewDto } from "@/lib/reviews/schema";

const written = { id: "1", rating: 4, comment: "Good.", pros: [] as string[], cons: [] as string[] };
const shown = (review: Partial<ReviewDto>, refusal: RefusalReason | null = null) =>
  renderToStaticMarkup(
    <OwnReview
      review={{ ...written, ...review } as ReviewDto}
      refusal={refusal}
      heading={{ current: null }}
      onChanged={() => {}}
      onRemoved={() => {}}
    />,
  );

it("a review that waits is promised for what it waits for, and no earlier", () => {
  expect(shown({ status: "pending", counts: true })).toContain("once somebody has read and approved it.");
  expect(shown({ status: "pending", counts: false })).toContain(
    "once somebody has read and approved it and you have verified your email address.",
  );
  expect(shown({ status: "approved", counts: false })).not.toContain("for everybody to read");
});

it("a review that was rejected says why, in the words that the public log has", () => {
  const rejected = shown({ status: "rejected", counts: true }, "not-used");
  expect(rejected).toContain("It is not shown. The reason: Written without having used it.");
  expect(shown({ status: "rejected", counts: true })).not.toContain("reason");
});
