import type { RefObject } from "react";
import { useConfirm } from "@/components/forms/confirm";
import { ReviewDetails } from "@/components/reviews/review-details";
import { Stars } from "@/components/reviews/stars";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { toast } from "@/components/ui/toast";
import { circleCheck, circleX, clock } from "@/components/ui/late-icon-paths";
import { useBusy } from "@/components/ui/use-busy";
import { call, CallError, messageOf } from "@/lib/platform/http/client";
import type { removeMyReviewApi, removeMyRevisionApi } from "@/lib/reviews/api";
import type { RefusalReason, ReviewDto } from "@/lib/reviews/schema";
import { refusalWords } from "@/lib/reviews/utils-refusal";

const states = {
  pending: {
    icon: clock,
    label: "Pending approval",
    text: "It appears on this page once somebody has read and approved it.",
  },
  approved: { icon: circleCheck, label: "Approved", text: "It is on this page for everybody to read." },
  rejected: {
    icon: circleX,
    label: "Not approved",
    text: "It is not shown.",
  },
};

/** Of one that waits for its author's address as well. */
const bothWaits =
  "It appears on this page once somebody has read and approved it and you have verified your email address.";

const again = " You can change it and send it again.";

/** Of a change of what is approved already. */
export const changes = {
  pending: {
    icon: clock,
    label: "Your change waits for approval",
    text: "Until then everybody reads what was approved.",
  },
  rejected: {
    icon: circleX,
    label: "Your change was not approved",
    text: "What was approved before stays.",
  },
};

export function OwnReview({
  review,
  refusal,
  heading,
  onEdit,
  onChanged,
  onRemoved,
}: {
  review: ReviewDto;
  /** Why it, or its change, was rejected, where a reason was chosen. */
  refusal: RefusalReason | null;
  heading: RefObject<HTMLHeadingElement | null>;
  /** Left out where nothing may be changed. */
  onEdit?: () => void;
  onChanged: (review: ReviewDto) => void;
  onRemoved: () => void;
}) {
  const confirm = useConfirm();
  const [busy, run] = useBusy();
  const { revision } = review;
  const state = revision ? changes[revision.status] : states[review.status];
  const { icon, label } = state;
  const text = state === states.pending && review.counts === false ? bothWaits : state.text;
  const shown = revision ?? review;
  // What it waits for is said above it.
  const isHidden = review.status === "approved" && review.counts === false;

  const params = { id: review.id };
  const takeBack = async () => {
    onChanged(await call<typeof removeMyRevisionApi>("DELETE", "/api/me/reviews/{id}/revision", { params }));
    toast.success("Change taken back");
  };

  async function remove() {
    const agreed = await confirm({
      title: "Are you sure you want to delete this review? This action cannot be undone.",
      action: "Delete review",
      cancel: "Keep it",
      destructive: true,
    });
    if (agreed) await run(removeNow);
  }

  async function removeNow() {
    try {
      await call<typeof removeMyReviewApi>("DELETE", "/api/me/reviews/{id}", { params });
      toast.success("Review deleted");
    } catch (reason) {
      // Another tab may have been quicker.
      if (!(reason instanceof CallError && reason.status === 404))
        return toast.error("Failed to delete review.", messageOf(reason));
    }
    onRemoved();
  }

  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <h3 ref={heading} tabIndex={-1} className="text-base outline-none">
          Your review
        </h3>
        <Stars rating={shown.rating} />
      </div>
      <p dir="auto" className="mt-2 max-w-[43em] wrap-anywhere whitespace-pre-line">
        {shown.comment}
      </p>
      <ReviewDetails review={shown} />
      <p className="text-muted mt-3 flex gap-2 text-sm">
        <Icon path={icon} className="mt-0.5 size-4 shrink-0" />
        <span>
          <span className="text-foreground font-medium">{label}.</span> {!isHidden && text}
          {refusal && ` The reason: ${refusalWords[refusal]}.`}
          {onEdit && (revision ?? review).status === "rejected" && again}
        </span>
      </p>
      <div className="border-border mt-4 flex flex-wrap items-center gap-2 border-t pt-3">
        {onEdit && (
          <Button variant="outline" onClick={onEdit}>
            Edit
          </Button>
        )}
        {revision && (
          <Button
            variant="ghost"
            aria-disabled={busy}
            onClick={() => void run(takeBack, () => toast.error("Failed to take back the change."))}
          >
            Take back the change
          </Button>
        )}
        <Button variant="ghost" aria-disabled={busy} onClick={() => void remove()}>
          Delete
        </Button>
      </div>
    </>
  );
}
