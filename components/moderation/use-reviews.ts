import { usePathname, useSearchParams } from "next/navigation";
import { useAsked } from "@/components/ui/use-asked";
import { call } from "@/lib/platform/http/client";
import type { listReviewsApi } from "@/lib/reviews/api";
import type { ReviewDto, ReviewStatus } from "@/lib/reviews/schema";

const statuses: ReviewStatus[] = ["pending", "approved", "rejected"];

/** The reviews of the tab and page that the address names, and how to turn to others. */
export function useReviews() {
  const path = usePathname();
  const params = useSearchParams();
  const status = statuses.find((one) => one === params.get("status")) ?? "pending";
  const page = /^[1-9]\d{0,5}$/.test(params.get("page") ?? "") ? Number(params.get("page")) : 1;
  const asked = useAsked(`${status} ${page}`, async (signal) => {
    const query = { page, isAdmin: "true", status } as const;
    const answer = await call<typeof listReviewsApi>("GET", "/api/reviews", { query, signal });
    return { reviews: answer.reviews, pages: answer.pagination.pages };
  });

  const turn = (to: { status?: ReviewStatus; page?: number }) => {
    const next = new URLSearchParams({ status: to.status ?? status });
    if (to.page && to.page > 1) next.set("page", String(to.page));
    window.history.pushState(null, "", `${path}?${next}`);
  };
  /** Takes a review out of the list, or puts its new version in its place. */
  const put = (review: ReviewDto, gone: boolean) =>
    asked.setData((before) => ({
      ...before,
      reviews: gone
        ? before.reviews.filter(({ id }) => id !== review.id)
        : before.reviews.map((old) => (old.id === review.id ? review : old)),
    }));
  const { data: loaded, error, retry: reload } = asked;
  return { status, page, loaded, failed: error !== undefined, turn, put, reload };
}
