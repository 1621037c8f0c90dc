"use client";

import { MessageSquare } from "lucide-react";
import Link from "next/link";
import { useEffect, useImperativeHandle, useRef, useState } from "react";
import { LoadFailure } from "@/components/admin/load-failure";
import { AdminHeader } from "@/components/admin/admin-header";
import type { Question } from "@/components/forms/confirm";
import { useRecordScreen } from "@/components/admin/use-record-screen";
import { EmptyState } from "@/components/layout/empty-state";
import { type Decide, ReviewCard } from "@/components/moderation/review-card";
import { ReviewForm } from "@/components/moderation/review-form";
import { ReviewPages } from "@/components/moderation/review-pages";
import { useReviews } from "@/components/moderation/use-reviews";
import { opensElsewhere } from "@/components/ui/opens-elsewhere";
import { Skeleton } from "@/components/ui/skeleton";
import { useOwnedTools } from "@/components/viewer/owned-tools";
import { call } from "@/lib/platform/http/client";
import type {
  moderateReviewApi,
  moderateRevisionApi,
  removeAnswerApi,
  removeReviewApi,
} from "@/lib/reviews/api";
import { ownReview, ownTool, type ReviewDto, type ReviewStatus } from "@/lib/reviews/schema";

const tabs: { status: ReviewStatus; label: string }[] = [
  { status: "pending", label: "Pending" },
  { status: "approved", label: "Approved" },
  { status: "rejected", label: "Rejected" },
];

/** Reviews by what was decided of them. A moderator decides, on all but their own and those of their tools; an administrator edits, answers and deletes as well. */
export function ReviewQueue({ viewerId, admin }: { viewerId: string; admin: boolean }) {
  const { status, page, toolId, addressOf, loaded, failed, turn, put, reload } = useReviews();
  const [busy, setBusy] = useState<string>();
  const { list, show, act, form, open } = useRecordScreen<ReviewDto>();
  const edited = form?.record;
  const owned = useOwnedTools();
  const refusalOf = ({ userId, toolId: tool }: ReviewDto) =>
    userId === viewerId ? ownReview : owned.includes(tool) ? ownTool : undefined;
  const place = useRef<HTMLDivElement>(null);
  // A card that goes takes the focus with it: whoever was in one goes on with the list.
  const inside = useRef(false);
  useEffect(() => {
    if (inside.current && document.activeElement === document.body)
      place.current?.focus({ preventScroll: true });
  }, [loaded, failed]);
  const shown = useRef(status);
  useEffect(() => void (shown.current = status), [status]);
  useImperativeHandle(list, () => ({ reload, replace: (review) => put(review, false) }));

  async function decide(
    review: ReviewDto,
    run: () => Promise<ReviewDto | null>,
    texts: { done: string; reason: string; question?: Question },
  ) {
    const runBusy = async () => {
      setBusy(review.id);
      try {
        const left = await run();
        // Another tab is open by now, which was read before.
        if (shown.current !== status) return reload();
        // What is decided leaves the tab that it was in, unless something of it still waits there.
        const stays =
          left?.status === status || (status === "pending" && left?.revision?.status === "pending");
        put(left ?? review, !stays);
      } finally {
        setBusy(undefined);
      }
    };
    await act({ ...texts, run: runBusy, failure: "Error", shown: true });
  }
  const judge = (review: ReviewDto, ...[what, status, reason]: Parameters<Decide>) => {
    const verb = status === "approved" ? "approve" : "reject";
    const input = { params: { id: review.id }, body: { status, reason, updatedAt: review.updatedAt } };
    return what === "review"
      ? decide(review, () => call<typeof moderateReviewApi>("PUT", "/api/reviews/{id}/moderate", input), {
          done: `Review ${status}`,
          reason: `Failed to ${verb} review.`,
        })
      : decide(review, () => call<typeof moderateRevisionApi>("PUT", "/api/reviews/{id}/revision", input), {
          done: `Change ${status}`,
          reason: `Failed to ${verb} the change. It may have been changed again.`,
        });
  };
  const removeAnswer = (review: ReviewDto) =>
    act({
      question: {
        title: "Remove this answer?",
        description: "Nobody sees it any more, and none can be written again to this review.",
        action: "Remove",
        destructive: true,
      },
      run: async () => {
        await call<typeof removeAnswerApi>("DELETE", "/api/reviews/{id}/answer", {
          params: { id: review.id },
        });
        show({ ...review, answer: null });
      },
      done: "Answer removed",
      failure: "Error",
      shown: true,
    });
  const remove = (review: ReviewDto) =>
    decide(
      review,
      async () => {
        await call<typeof removeReviewApi>("DELETE", "/api/reviews/{id}", { params: { id: review.id } });
        return null;
      },
      {
        question: {
          title: "Are you sure you want to delete this review? This action cannot be undone.",
          action: "Delete",
          destructive: true,
        },
        done: "Review deleted",
        reason: "Failed to delete review.",
      },
    );

  return (
    <>
      <AdminHeader
        title="Reviews Management"
        description="What people say of tools, before and after others see it."
      />
      <nav aria-label="Status" className="border-border mb-4 flex flex-wrap gap-1 border-b">
        {tabs.map((tab) => (
          <a
            key={tab.status}
            href={addressOf(tab.status)}
            aria-current={tab.status === status ? "page" : undefined}
            className="text-muted hover:text-foreground aria-[current=page]:border-primary-text aria-[current=page]:text-foreground -mb-px flex h-11 items-center border-b-2 border-transparent px-3 text-sm font-medium"
            onClick={(event) => {
              if (opensElsewhere(event)) return;
              event.preventDefault();
              turn({ status: tab.status });
            }}
          >
            {tab.label}
          </a>
        ))}
      </nav>
      {toolId && (
        <p className="text-muted mb-4 flex flex-wrap items-center gap-x-3 text-sm">
          Of {loaded?.reviews[0]?.toolName ?? "one tool"} alone.
          <Link href={`?status=${status}`} prefetch={false} className="link inline-flex min-h-6 items-center">
            Of all tools
          </Link>
        </p>
      )}
      <div
        ref={place}
        tabIndex={-1}
        className="outline-none"
        onFocus={() => void (inside.current = true)}
        onBlur={({ currentTarget, relatedTarget }) => {
          if (
            relatedTarget &&
            !currentTarget.contains(relatedTarget) &&
            !relatedTarget.closest("[role=dialog], [role=alertdialog]")
          )
            inside.current = false;
        }}
      >
        {failed ? (
          <LoadFailure retry={reload}>Failed to load reviews. Please try again.</LoadFailure>
        ) : !loaded ? (
          <div role="status" aria-label="Loading" className="grid gap-3 md:grid-cols-2 xl:grid-cols-3">
            {[1, 2, 3].map((n) => (
              <Skeleton key={n} className="h-52" />
            ))}
          </div>
        ) : loaded.reviews.length === 0 ? (
          <EmptyState icon={<MessageSquare />} title="No reviews found with the selected criteria." />
        ) : (
          <div className="grid gap-3 md:grid-cols-2 xl:grid-cols-3">
            {loaded.reviews.map((review) => (
              <ReviewCard
                key={review.id}
                review={review}
                busy={busy === review.id}
                refused={refusalOf(review)}
                onDecide={(...decision) => void judge(review, ...decision)}
                onRemoveAnswer={() => void removeAnswer(review)}
                onEdit={admin ? () => open(review) : undefined}
                onDelete={admin ? () => void remove(review) : undefined}
              />
            ))}
          </div>
        )}
      </div>
      {loaded && <ReviewPages page={page} pages={loaded.pages} onPage={(to) => turn({ page: to })} />}
      {form && edited && (
        <ReviewForm
          review={edited}
          onClose={form.onClose}
          onSaved={(review) => {
            form.onClose();
            show(review);
          }}
        />
      )}
    </>
  );
}
