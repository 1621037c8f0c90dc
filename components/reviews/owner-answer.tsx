"use client";

import type { ReactNode } from "react";
import { useMark } from "@/components/reviews/helpful";
import { useOwnsTool } from "@/components/reviews/own-tool";
import { NotLoaded } from "@/components/ui/not-loaded";
import { useAsked } from "@/components/ui/use-asked";
import type { ReviewDto } from "@/lib/reviews/schema";

/** What an owner of the tool said to a review; for its owners with the way to write and change it, which is fetched then. */
export function OwnerAnswer({
  review,
  reviewer,
  children,
}: {
  review: ReviewDto;
  reviewer: string;
  /** The answer as everybody reads it. */
  children: ReactNode;
}) {
  const isOwn = useMark(review.toolId, review.id) === "own";
  const answers = useOwnsTool(review.toolId) && !isOwn;
  const {
    data: Editor,
    error,
    retry,
  } = useAsked(
    answers ? "editor" : undefined,
    async () => (await import("@/components/reviews/owner-answer-editor")).OwnerAnswerEditor,
  );

  if (answers && Editor) return <Editor review={review} reviewer={reviewer} />;
  return (
    <>
      {children}
      {!!error && (
        <div className="mt-3">
          <NotLoaded retry={retry}>The form to answer could not be loaded.</NotLoaded>
        </div>
      )}
    </>
  );
}
