import { usePathname, useSearchParams } from "next/navigation";
import { useEffect } from "react";
import { withinPages } from "@/components/admin/within-pages";
import { useAsked } from "@/components/ui/use-asked";
import { call } from "@/lib/platform/http/client";
import type { listReviewsApi } from "@/lib/reviews/api";
import type { ReviewDto, ReviewStatus } from "@/lib/reviews/schema";
import { isToolId } from "@/lib/tools/utils";

const statuses: ReviewStatus[] = ["pending", "approved", "rejected"];

/** The reviews of the tab and page that the address names, of one tool where it names one, and how to turn to others. */
export function useReviews() {
  const path = usePathname();
  const params = useSearchParams();
  const status = statuses.find((one) => one === params.get("status")) ?? "pending";
  const page = /^[1-9]\d{0,5}$/.test(params.get("page") ?? "") ? Number(params.get("page")) : 1;
  const named = params.get("toolId");
  const toolId = named && isToolId(named) ? named : undefined;
  const addressOf = (tab: ReviewStatus, to = 1) => {
    const next = new URLSearchParams({ status: tab, ...(toolId && { toolId }) });
    if (to > 1) next.set("page", String(to));
    return `${path}?${next}`;
  };
  const view = `${status} ${page} ${toolId}`;
  // Read again, what is shown stays, with what was chosen in it; of another view it is not shown.
  const ask = async (signal: AbortSignal) => {
    const query = { page, isAdmin: "true", status, toolId } as const;
    const { reviews, pagination } = await call<typeof listReviewsApi>("GET", "/api/reviews", {
      query,
      signal,
    });
    const { pages } = pagination;
    const turn = (last: number) => window.history.replaceState(null, "", addressOf(status, last));
    return withinPages({ view, reviews, pages, read: reviews.length }, { page, pages, signal, turn });
  };
  const asked = useAsked(view, ask, { keep: true });
  const { error, retry: reload } = asked;
  const data = asked.data?.view === view ? asked.data : undefined;
  // All of this page are decided: those behind them have taken their places.
  const isDone = data !== undefined && data.read > 0 && data.reviews.length === 0;
  useEffect(() => {
    if (isDone) reload();
  }, [isDone, reload]);

  /** Turns to a tab or a page; to where one is, by reading it again. */
  const turn = ({ status: tab = status, page: to = 1 }: { status?: ReviewStatus; page?: number }) => {
    if (tab === status && to === page) reload();
    else window.history.pushState(null, "", addressOf(tab, to));
  };
  /** Takes a review out of the list, or puts its new version in its place. */
  const put = (review: ReviewDto, gone: boolean) =>
    asked.setData((before) => ({
      ...before,
      reviews: gone
        ? before.reviews.filter(({ id }) => id !== review.id)
        : before.reviews.map((old) => (old.id === review.id ? review : old)),
    }));
  const loaded = isDone ? undefined : data;
  return { status, page, toolId, addressOf, loaded, failed: error !== undefined, turn, put, reload };
}
