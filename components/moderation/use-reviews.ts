"use client";

import { usePathname, useSearchParams } from "next/navigation";
import { useEffect, useState } from "react";
import { call } from "@/lib/platform/http/client";
import type { listReviewsApi } from "@/lib/reviews/api";
import type { ReviewDto, ReviewStatus } from "@/lib/reviews/schema";

const statuses: ReviewStatus[] = ["pending", "approved", "rejected"];

type Loaded = { reviews: ReviewDto[]; pages: number };

/** The reviews of the tab and page that the address names, and how to turn to others. */
export function useReviews() {
  const path = usePathname();
  const params = useSearchParams();
  const status = statuses.find((one) => one === params.get("status")) ?? "pending";
  const page = /^[1-9]\d{0,5}$/.test(params.get("page") ?? "") ? Number(params.get("page")) : 1;
  const [loaded, setLoaded] = useState<Loaded>();
  const [failed, setFailed] = useState(false);
  const [asked, setAsked] = useState(0);

  useEffect(() => {
    const controller = new AbortController();
    const read = async () => {
      setLoaded(undefined);
      setFailed(false);
      try {
        const { reviews, pagination } = await call<typeof listReviewsApi>("GET", "/api/reviews", {
          query: { page, isAdmin: "true", status },
          signal: controller.signal,
        });
        if (!controller.signal.aborted) setLoaded({ reviews, pages: pagination.pages });
      } catch {
        if (!controller.signal.aborted) setFailed(true);
      }
    };
    void read();
    return () => controller.abort();
  }, [status, page, asked]);

  const turn = (to: { status?: ReviewStatus; page?: number }) => {
    const next = new URLSearchParams({ status: to.status ?? status });
    if (to.page && to.page > 1) next.set("page", String(to.page));
    window.history.pushState(null, "", `${path}?${next}`);
  };
  /** Takes a review out of the list, or puts its new version in its place. */
  const put = (review: ReviewDto, gone: boolean) =>
    setLoaded(
      (before) =>
        before && {
          ...before,
          reviews: gone
            ? before.reviews.filter(({ id }) => id !== review.id)
            : before.reviews.map((old) => (old.id === review.id ? review : old)),
        },
    );
  return { status, page, loaded, failed, turn, put, reload: () => setAsked((times) => times + 1) };
}
