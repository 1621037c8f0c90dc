"use client";

import { type MouseEvent, type ReactNode, useRef, useState } from "react";
import type { Turned } from "@/components/tool-detail/turn-reviews";
import { Icon } from "@/components/ui/icon";
import { reachOf } from "@/components/ui/late";
import { opensElsewhere } from "@/components/ui/opens-elsewhere";
import { chevronLeft, chevronRight } from "@/components/ui/tool-icon-paths";
import type { ReviewPage, ReviewView } from "@/lib/reviews/schema";
import { reviewsHref } from "@/lib/reviews/utils";

const load = () => import("@/components/tool-detail/turn-reviews");
const reach = reachOf(load);

/**
 * A page of a tool's reviews with the way to the others. Without JavaScript those are pages of their own.
 *
 * @param first which page it begins with
 * @param children the reviews of that page; what draws those of others is fetched with them
 */
export function ReviewList({
  tool,
  view,
  first,
  preview = false,
  children,
}: {
  tool: { id: string; slug: string };
  view: ReviewView;
  first: ReviewPage["pagination"];
  /** Nobody says here what helped them. */
  preview?: boolean;
  children: ReactNode;
}) {
  const [turned, setTurned] = useState<Turned>();
  const [state, setState] = useState<{ loading: boolean; failure?: string }>({ loading: false });
  const list = useRef<HTMLUListElement>(null);
  const { page, pages } = turned?.found.pagination ?? first;

  async function turnTo(event: MouseEvent, to: number) {
    if (opensElsewhere(event)) return;
    event.preventDefault();
    if (state.loading) return;
    setState({ loading: true });
    try {
      const { turnReviews } = await load();
      const found = await turnReviews(tool.id, view, to);
      if (typeof found === "string") return setState({ loading: false, failure: found });
      setTurned(found);
      setState({ loading: false });
      requestAnimationFrame(() => {
        list.current?.focus({ preventScroll: true });
        list.current?.scrollIntoView({ block: "nearest" });
      });
    } catch {
      // The code of the page that is open may be that of an earlier release: the next page has its own.
      location.assign(reviewsHref(tool.slug, view, to));
    }
  }

  const turn = (to: number, rel: "prev" | "next", label: ReactNode) =>
    to >= 1 &&
    to <= pages && (
      <a
        href={reviewsHref(tool.slug, view, to)}
        rel={rel}
        {...reach}
        onClick={(event) => void turnTo(event, to)}
        className="outline-button h-11 gap-1.5 px-4 text-sm sm:h-9"
      >
        {label}
      </a>
    );

  return (
    <div aria-busy={state.loading}>
      <ul
        ref={list}
        tabIndex={-1}
        aria-label={`Reviews, page ${page} of ${pages}`}
        className="divide-border border-border scroll-mt-24 divide-y border-y"
      >
        {turned ? <turned.Items reviews={turned.found.reviews} preview={preview} /> : children}
      </ul>
      {pages > 1 && (
        <nav aria-label="Pages of reviews" className="mt-4 flex items-center justify-between gap-2">
          <span className="flex-1">
            {turn(
              page - 1,
              "prev",
              <>
                <Icon path={chevronLeft} className="size-4" />
                Previous
              </>,
            )}
          </span>
          <p className="tabular text-muted text-sm" role="status">
            {state.loading ? "Loading…" : `Page ${page} of ${pages}`}
          </p>
          <span className="flex flex-1 justify-end">
            {turn(
              page + 1,
              "next",
              <>
                Next
                <Icon path={chevronRight} className="size-4" />
              </>,
            )}
          </span>
        </nav>
      )}
      {state.failure && (
        <p role="alert" className="text-danger mt-3 text-sm">
          {state.failure}
        </p>
      )}
    </div>
  );
}
