import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { RatingInput } from "@/components/reviews/rating-input";
import { ReviewItem } from "@/components/tool-detail/review-item";
import type { ReviewDto } from "@/lib/reviews/schema";

const review: ReviewDto = {
  ...{ _id: "r", id: "r", toolId: "t", rating: 4, comment: "It works.", pros: [], cons: [] },
  ...{ usedFor: null, usedForMonths: null, userName: "Ada", userAvatar: null, status: "approved" },
  ...{ createdAt: "2026-11-01T00:00:00.000Z", adminResponse: null, helpful: 3, answer: null, byOwner: false },
};
it("everybody reads of a review that it is by an owner", () => {
  const html = (byOwner: boolean) =>
    renderToStaticMarkup(<ReviewItem review={{ ...review, byOwner }} preview={false} />);
  expect(html(true)).toContain("By an owner of this tool");
  expect(html(false)).not.toContain("owner");
});

it("the rating is marked as required, and its group says so", () => {
  const html = renderToStaticMarkup(<RatingInput value={null} onChange={() => undefined} />);
  expect(html).toContain(">*</span>");
  expect(html).toContain('aria-required="true"');
});
