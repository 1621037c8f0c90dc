import { useRef, useState } from "react";
import { flushSync } from "react-dom";
import { AnswerForm } from "@/components/reviews/answer-form";
import { AnswerText } from "@/components/reviews/answer-text";
import type { ReviewDto } from "@/lib/reviews/schema";

/** The answer to a review with the way to write and change it. */
export function OwnerAnswerEditor({ review, reviewer }: { review: ReviewDto; reviewer: string }) {
  const [answer, setAnswer] = useState(review.answer);
  const [open, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);

  const close = () => {
    flushSync(() => setOpen(false));
    opener.current?.focus();
  };

  return (
    <>
      {answer && <AnswerText answer={answer} />}
      {open ? (
        <AnswerForm
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
          onClick={() => setOpen(true)}
        >
          {answer ? "Edit answer" : "Answer"}
        </button>
      )}
    </>
  );
}
