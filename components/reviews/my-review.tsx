import { useRouter } from "next/navigation";
import { useEffect, useRef, useState } from "react";
import { ConfirmProvider } from "@/components/forms/confirm";
import { clearDraft, readDraft } from "@/components/forms/session-draft";
import { OwnReview } from "@/components/reviews/own-review";
import { OwnTool, useOwnsTool } from "@/components/reviews/own-tool";
import { reviewDraft, ReviewForm } from "@/components/reviews/review-form";
import { VerifyNotice } from "@/components/auth/verify-notice";
import { NotLoaded } from "@/components/ui/not-loaded";
import { useAsked } from "@/components/ui/use-asked";
import { useViewer } from "@/components/viewer/viewer-store";
import { call } from "@/lib/platform/http/client";
import type { getMyReviewApi } from "@/lib/reviews/api";
import type { ReviewDto } from "@/lib/reviews/schema";

/** What the signed-in viewer said of a tool, or the form to say it. Owners of the tool only take back what they said before. */
export function MyReview({ toolId, toolName }: { toolId: string; toolName: string }) {
  const { data, error, retry, setData } = useAsked(toolId, (signal) =>
    call<typeof getMyReviewApi>("GET", "/api/me/reviews", { query: { toolId }, signal }),
  );
  const router = useRouter();
  const viewer = useViewer();
  const owns = useOwnsTool(toolId);
  // Something typed and not sent is shown before what was sent.
  const [editing, setEditing] = useState(() => readDraft(reviewDraft(toolId)) !== null);
  const heading = useRef<HTMLHeadingElement & HTMLParagraphElement>(null);
  // What is shown next begins with a heading: the focus goes there once it is on the page.
  const wantsFocus = useRef(false);
  const focusHeading = () => void (wantsFocus.current = true);
  /** Shows what one's review has become, here and in the page's list and numbers. */
  const show = (changed: ReviewDto | null) => {
    setData(() => ({ review: changed, refusal: null }));
    focusHeading();
    router.refresh();
  };
  useEffect(() => {
    if (!wantsFocus.current || !heading.current) return;
    wantsFocus.current = false;
    heading.current.focus();
  });

  if (error !== undefined) {
    return <NotLoaded retry={retry}>Your review could not be loaded.</NotLoaded>;
  }
  if (!data)
    return owns ? <OwnTool /> : <div role="status" aria-label="Loading your review" className="h-64" />;

  const { review, refusal } = data;
  const waits = viewer.status === "in" && !(review ? review.counts : viewer.me.counts);
  const notice = waits && (
    <div className="mb-3">
      <VerifyNotice>
        Your review counts, and others can read it, once you have verified your email address.
      </VerifyNotice>
    </div>
  );
  if (owns && !review) return <OwnTool heading={heading} />;
  if (review && (owns || !editing)) {
    return (
      <ConfirmProvider>
        {owns ? (
          <div className="mb-3">
            <OwnTool />
          </div>
        ) : (
          notice
        )}
        <OwnReview
          review={review}
          refusal={refusal}
          heading={heading}
          onEdit={
            owns
              ? undefined
              : () => {
                  setEditing(true);
                  focusHeading();
                }
          }
          onChanged={show}
          onRemoved={() => show(null)}
        />
      </ConfirmProvider>
    );
  }
  return (
    <>
      {notice}
      <h3 ref={heading} tabIndex={-1} className="mb-3 text-base outline-none">
        {review ? "Edit your review" : "Write a review"}
      </h3>
      <ReviewForm
        toolId={toolId}
        toolName={toolName}
        review={review}
        onSent={(sent) => {
          setEditing(false);
          show(sent);
        }}
        onCancel={
          review
            ? () => {
                clearDraft(reviewDraft(toolId));
                setEditing(false);
                focusHeading();
              }
            : undefined
        }
      />
    </>
  );
}
