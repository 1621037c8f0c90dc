import { type FormEvent, useId, useRef, useState } from "react";
import { Characters } from "@/components/forms/characters";
import { Field } from "@/components/forms/field";
import { FormProblem } from "@/components/forms/form-problem";
import { RequiredLegend } from "@/components/forms/required";
import { clearDraft, readDraft, writeDraft } from "@/components/forms/session-draft";
import { DetailsFields } from "@/components/reviews/details-fields";
import { changes } from "@/components/reviews/own-review";
import { RatingInput } from "@/components/reviews/rating-input";
import { Button } from "@/components/ui/button";
import { Textarea } from "@/components/ui/textarea";
import { toast } from "@/components/ui/toast";
import type { getTokenApi } from "@/lib/accounts/api";
import { call, CallError } from "@/lib/platform/http/client";
import type { createReviewApi } from "@/lib/reviews/api";
import type { ReviewDto, ReviewInput } from "@/lib/reviews/schema";
import {
  draftFrom,
  linesOf,
  type ReviewDraft,
  type ReviewProblems,
  reviewProblems,
  submitFailure,
} from "@/lib/reviews/utils-form";
import { maxComment } from "@/lib/reviews/utils-limits";
import { isToolId } from "@/lib/tools/utils";

/** The name of what is kept of a review until it is sent. */
export const reviewDraft = (toolId: string) => `review:${toolId}`;

/** A review being written, or written anew. What is typed is kept until it was sent. */
export function ReviewForm({
  toolId,
  toolName,
  review,
  onSent,
  onCancel,
}: {
  toolId: string;
  toolName: string;
  /** What is changed, if there is something already. */
  review: ReviewDto | null;
  onSent: (review: ReviewDto) => void;
  onCancel?: () => void;
}) {
  const count = useId();
  const form = useRef<HTMLFormElement>(null);
  const [draft, setDraft] = useState(() =>
    draftFrom(readDraft(reviewDraft(toolId)), review && (review.revision ?? review)),
  );
  const [problems, setProblems] = useState<ReviewProblems>({});
  const [failure, setFailure] = useState<string>();
  const [sending, setSending] = useState(false);

  function change(part: Partial<ReviewDraft>) {
    // What is typed while it is sent would go with the form.
    if (sending) return;
    const next = { ...draft, ...part };
    setDraft(next);
    writeDraft(reviewDraft(toolId), next);
    // A fault that was told goes as soon as it is mended; none is told before sending.
    const left = reviewProblems(next);
    setProblems((told) => Object.fromEntries(Object.entries(left).filter(([name]) => name in told)));
  }

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (sending) return;
    setFailure(undefined);
    const found = reviewProblems(draft);
    setProblems(found);
    const [first] = Object.keys(found);
    if (first || draft.rating === null) {
      // The field may be in a part that opens only now.
      requestAnimationFrame(() =>
        form.current
          ?.querySelector<HTMLElement>(first === "rating" ? "input[type=radio]" : `[name=${first}]`)
          ?.focus(),
      );
      return;
    }
    setSending(true);
    try {
      const sent = await sendReview({
        ...draft,
        toolId,
        rating: draft.rating,
        pros: linesOf(draft.pros),
        cons: linesOf(draft.cons),
      });
      clearDraft(reviewDraft(toolId));
      const { label, text } = changes.pending;
      if (review) toast.success("Change submitted!", sent.revision ? `${label}. ${text}` : undefined);
      else toast.success("Review submitted!");
      onSent(sent);
    } catch (reason) {
      setFailure((reason as Error).message);
      setSending(false);
    }
  }

  return (
    <form ref={form} noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-4">
      <RequiredLegend className="-mb-2" />
      <RatingInput value={draft.rating} onChange={(rating) => change({ rating })} error={problems.rating} />
      <Field
        label="Your review"
        required
        error={problems.comment}
        aside={<Characters id={count} typed={draft.comment.length} most={maxComment} />}
      >
        {({ "aria-describedby": note, ...control }) => (
          <Textarea
            {...control}
            aria-describedby={note ? `${note} ${count}` : count}
            name="comment"
            rows={4}
            value={draft.comment}
            onChange={({ target }) => change({ comment: target.value })}
            placeholder={`What did you use ${toolName} for, and how well did it serve you?`}
            className="resize-y"
          />
        )}
      </Field>
      <DetailsFields draft={draft} problems={problems} onChange={change} />
      <FormProblem>{failure}</FormProblem>
      <div className="flex flex-wrap items-center gap-2">
        <Button
          type="submit"
          size="lg"
          aria-disabled={sending}
          className="max-sm:flex-1 sm:h-9 sm:px-4 sm:text-sm"
        >
          {sending ? "Submitting…" : review ? "Submit changes" : "Submit review"}
        </Button>
        {onCancel && (
          <Button variant="ghost" size="lg" onClick={onCancel} className="sm:h-9 sm:px-4 sm:text-sm">
            Cancel
          </Button>
        )}
        {review && (
          <p className="text-muted text-sm">
            {review.status === "approved"
              ? "A change may have to be approved before it appears. Until then everybody reads what was approved before."
              : "It appears as you send it now, once somebody has read and approved it."}
          </p>
        )}
      </div>
    </form>
  );
}

const noToken = "Authentication token could not be retrieved. Please try again or sign out and sign back in.";

/**
 * Sends a review with a bearer token.
 *
 * @throws Error with the sentence to show
 */
async function sendReview(body: ReviewInput): Promise<ReviewDto> {
  const token = await call<typeof getTokenApi>("GET", "/api/auth/token", {}).catch((reason: unknown) => {
    // A lost connection is not the token's fault.
    throw new Error(reason instanceof CallError && reason.status === 0 ? reason.message : noToken);
  });
  if (!token?.token) throw new Error(noToken);
  if (!isToolId(body.toolId)) throw new Error("Invalid tool ID. Please try again on a different tool.");
  try {
    return await call<typeof createReviewApi>("POST", "/api/reviews", { body, token: token.token });
  } catch (reason) {
    throw new Error(submitFailure(reason));
  }
}
