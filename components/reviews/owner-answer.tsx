"use client";

import { type ComponentProps, type ComponentType, useRef, useState } from "react";
import { flushSync } from "react-dom";
import type { AnswerForm } from "@/components/reviews/answer-form";
import { useMark } from "@/components/reviews/helpful";
import { useOwnsTool } from "@/components/reviews/own-tool";
import { Icon } from "@/components/ui/icon";
import { toast } from "@/components/ui/toast";
import { badgeCheck } from "@/components/ui/tool-icon-paths";
import type { ReviewDto } from "@/lib/reviews/schema";
import { formatReviewDate } from "@/lib/reviews/utils";

/** What an owner of the tool said to a review; its owners write and change it here. */
export function OwnerAnswer({ review, reviewer }: { review: ReviewDto; reviewer: string }) {
  const [answer, setAnswer] = useState(review.answer);
  const [Form, setForm] = useState<ComponentType<ComponentProps<typeof AnswerForm>>>();
  const opener = useRef<HTMLButtonElement>(null);
  const isOwn = useMark(review.toolId, review.id) === "own";
  const answers = useOwnsTool(review.toolId) && !isOwn;

  const open = () =>
    import("@/components/reviews/answer-form").then(
      (module) => setForm(() => module.AnswerForm),
      () =>
        toast.error("Failed to load the form. Please check your internet connection and reload the page."),
    );
  const close = () => {
    flushSync(() => setForm(undefined));
    opener.current?.focus();
  };

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
      {answers &&
        (Form ? (
          <Form
            reviewId={review.id}
            reviewer={reviewer}
            answer={answer}
            onDone={(written) => {
              setAnswer(written);
              close();
            }}
            onCancel={close}
          />
        ) : (
          <button
            ref={opener}
            type="button"
            className="border-border-strong bg-background hover:bg-surface-2 mt-3 inline-flex h-8 items-center rounded-md border px-3 text-sm font-medium transition-colors duration-150 max-sm:h-11"
            aria-label={answer ? `Edit your answer to ${reviewer}` : `Answer ${reviewer}`}
            onClick={() => void open()}
          >
            {answer ? "Edit answer" : "Answer"}
          </button>
        ))}
    </>
  );
}
