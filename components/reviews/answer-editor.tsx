"use client";

import { useRef, useState } from "react";
import { flushSync } from "react-dom";
import { AnswerForm } from "@/components/reviews/answer-form";
import type { ReviewDto } from "@/lib/reviews/schema";

/** What an owner of a tool writes and changes an answer to a review with. */
export function AnswerEditor({
  reviewId,
  reviewer,
  answer,
  onWritten,
}: {
  reviewId: string;
  reviewer: string;
  answer: ReviewDto["answer"];
  onWritten: (answer: ReviewDto["answer"]) => void;
}) {
  const [open, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);

  const close = () => {
    flushSync(() => setOpen(false));
    opener.current?.focus();
  };

  if (open) {
    return (
      <AnswerForm
        reviewId={reviewId}
        reviewer={reviewer}
        answer={answer}
        onDone={(written) => {
          onWritten(written);
          close();
        }}
        onCancel={close}
      />
    );
  }
  return (
    <button
      ref={opener}
      type="button"
      className="border-border-strong bg-background hover:bg-surface-2 mt-3 inline-flex h-8 items-center rounded-md border px-3 text-sm font-medium transition-colors duration-150 max-sm:h-11"
      aria-label={answer ? `Edit your answer to ${reviewer}` : `Answer ${reviewer}`}
      onClick={() => setOpen(true)}
    >
      {answer ? "Edit answer" : "Answer"}
    </button>
  );
}
