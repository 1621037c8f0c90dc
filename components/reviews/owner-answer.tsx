"use client";

import { type ComponentProps, type ComponentType, useEffect, useState } from "react";
import type { AnswerEditor } from "@/components/reviews/answer-editor";
import { useMark } from "@/components/reviews/marks";
import { useOwnsTool } from "@/components/reviews/own-tool";
import { Icon } from "@/components/ui/icon";
import { badgeCheck } from "@/components/ui/tool-icon-paths";
import type { ReviewDto } from "@/lib/reviews/schema";
import { formatReviewDate } from "@/lib/reviews/utils";

/** What an owner of the tool said to a review; its owners write and change it here, with what is fetched for them. */
export function OwnerAnswer({ review, reviewer }: { review: ReviewDto; reviewer: string }) {
  const [answer, setAnswer] = useState(review.answer);
  const [Editor, setEditor] = useState<ComponentType<ComponentProps<typeof AnswerEditor>>>();
  const isOwn = useMark(review.toolId, review.id) === "own";
  const answers = useOwnsTool(review.toolId) && !isOwn;

  useEffect(() => {
    if (!answers) return;
    import("@/components/reviews/answer-editor").then(
      (module) => setEditor(() => module.AnswerEditor),
      // The next page has it.
      () => {},
    );
  }, [answers]);

  return (
    <>
      {answer && (
        <div className="border-border-strong mt-3 border-l-2 pl-3 text-sm">
          <p className="flex flex-wrap items-center gap-x-2">
            <span className="flex items-center gap-1 font-medium">
              {answer.verified && <Icon path={badgeCheck} className="text-primary-text size-4" />}
              {answer.verified ? "Verified owner" : "Former owner"}
            </span>
            <time dateTime={answer.updatedAt} className="text-muted">
              {formatReviewDate(answer.updatedAt)}
            </time>
          </p>
          <p className="text-muted mt-0.5 max-w-[65ch] break-words whitespace-pre-line">{answer.text}</p>
        </div>
      )}
      {answers && Editor && (
        <Editor reviewId={review.id} reviewer={reviewer} answer={answer} onWritten={setAnswer} />
      )}
    </>
  );
}
