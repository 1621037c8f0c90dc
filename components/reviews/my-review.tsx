"use client";

import { useEffect, useRef, useState } from "react";
import { clearDraft, readDraft } from "@/components/forms/session-draft";
import { OwnReview } from "@/components/reviews/own-review";
import { OwnTool, useOwnsTool } from "@/components/reviews/own-tool";
import { reviewDraft, ReviewForm } from "@/components/reviews/review-form";
import { VerifyNotice } from "@/components/auth/verify-notice";
import { Button } from "@/components/ui/button";
import { useViewer } from "@/components/viewer/viewer-store";
import { call } from "@/lib/platform/http/client";
import type { getMyReviewApi } from "@/lib/reviews/api";
import type { ReviewDto } from "@/lib/reviews/schema";

type State = { status: "loading" } | { status: "failed" } | { status: "ready"; review: ReviewDto | null };

/** What the signed-in viewer said of a tool, or the form to say it. Owners of the tool only take back what they said before. */
export function MyReview({ toolId, toolName }: { toolId: string; toolName: string }) {
  const [state, setState] = useState<State>({ status: "loading" });
  const viewer = useViewer();
  const owns = useOwnsTool(toolId);
  const [tries, setTries] = useState(0);
  // Something typed and not sent is shown before what was sent.
  const [editing, setEditing] = useState(() => readDraft(reviewDraft(toolId)) !== null);
  const heading = useRef<HTMLHeadingElement & HTMLParagraphElement>(null);
  // What is shown next begins with a heading: the focus goes there once it is on the page.
  const wantsFocus = useRef(false);
  const focusHeading = () => void (wantsFocus.current = true);
  useEffect(() => {
    if (!wantsFocus.current || !heading.current) return;
    wantsFocus.current = false;
    heading.current.focus();
  });

  useEffect(() => {
    const leave = new AbortController();
    call<typeof getMyReviewApi>("GET", "/api/me/reviews", { query: { toolId }, signal: leave.signal }).then(
      ({ review }) => setState({ status: "ready", review }),
      () => leave.signal.aborted || setState({ status: "failed" }),
    );
    return () => leave.abort();
  }, [toolId, tries]);

  if (state.status === "loading")
    return owns ? <OwnTool /> : <div role="status" aria-label="Loading your review" className="h-64" />;
  if (state.status === "failed") {
    return (
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p role="alert" className="text-sm">
          Your review could not be loaded.
        </p>
        <Button
          variant="outline"
          onClick={() => {
            setState({ status: "loading" });
            setTries(tries + 1);
          }}
        >
          Try again
        </Button>
      </div>
    );
  }

  const { review } = state;
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
      <>
        {owns ? (
          <div className="mb-3">
            <OwnTool />
          </div>
        ) : (
          notice
        )}
        <OwnReview
          review={review}
          heading={heading}
          onEdit={
            owns
              ? undefined
              : () => {
                  setEditing(true);
                  focusHeading();
                }
          }
          onChanged={(changed) => {
            setState({ status: "ready", review: changed });
            focusHeading();
          }}
          onRemoved={() => {
            setState({ status: "ready", review: null });
            focusHeading();
          }}
        />
      </>
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
          setState({ status: "ready", review: sent });
          setEditing(false);
          focusHeading();
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
