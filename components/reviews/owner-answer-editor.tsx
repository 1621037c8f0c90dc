import { type FormEvent, useEffect, useId, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { Characters } from "@/components/forms/characters";
import { ConfirmProvider, useConfirm } from "@/components/forms/confirm";
import { Field } from "@/components/forms/field";
import { FormProblem } from "@/components/forms/form-problem";
import { AnswerText } from "@/components/reviews/answer-text";
import { Button } from "@/components/ui/button";
import { Textarea } from "@/components/ui/textarea";
import { toast } from "@/components/ui/toast";
import { useBusy } from "@/components/ui/use-busy";
import { call, messageOf } from "@/lib/platform/http/client";
import type { removeAnswerApi, writeAnswerApi } from "@/lib/reviews/api";
import type { ReviewDto } from "@/lib/reviews/schema";
import { maxAnswer, type ReviewAnswer } from "@/lib/reviews/schema-answers";

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
        <ConfirmProvider>
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
        </ConfirmProvider>
      ) : (
        <button
          ref={opener}
          type="button"
          className="outline-button mt-3 h-8 px-3 text-sm max-sm:h-11"
          aria-label={answer ? `Edit your answer to ${reviewer}` : `Answer ${reviewer}`}
          onClick={() => setOpen(true)}
        >
          {answer ? "Edit answer" : "Answer"}
        </button>
      )}
    </>
  );
}

function AnswerForm({
  reviewId,
  reviewer,
  answer,
  onDone,
  onCancel,
}: {
  reviewId: string;
  reviewer: string;
  answer: ReviewAnswer | null;
  onDone: (answer: ReviewAnswer | null) => void;
  onCancel: () => void;
}) {
  const count = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const [text, setText] = useState(answer?.text ?? "");
  const [failure, setFailure] = useState<string>();
  const [busy, run] = useBusy();
  const confirm = useConfirm();
  useEffect(() => field.current?.focus(), []);

  async function attempt(write: () => Promise<ReviewAnswer | null>, done: string) {
    const publish = async () => {
      setFailure(undefined);
      const written = await write();
      toast.success(done);
      onDone(written);
    };
    await run(publish, (reason) => {
      setFailure(messageOf(reason));
      field.current?.focus();
    });
  }
  const params = { id: reviewId };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void attempt(async () => {
      const body = { text };
      return (await call<typeof writeAnswerApi>("PUT", "/api/reviews/{id}/answer", { params, body })).answer;
    }, "Answer published");
  };
  async function remove() {
    const agreed = await confirm({
      title: `Remove your answer to ${reviewer}?`,
      description: "Nobody sees it any more, and its text is lost.",
      action: "Remove",
      destructive: true,
    });
    if (!agreed) return;
    await attempt(async () => {
      await call<typeof removeAnswerApi>("DELETE", "/api/reviews/{id}/answer", { params });
      return null;
    }, "Answer removed");
  }

  return (
    <form noValidate onSubmit={submit} className="mt-3 flex flex-col gap-2">
      <Field
        label={`Your answer to ${reviewer}`}
        hint="Everybody sees it below the review. There is one answer to each review."
        aside={<Characters id={count} typed={text.length} most={maxAnswer} />}
      >
        {({ "aria-describedby": note, ...control }) => (
          <Textarea
            {...control}
            aria-invalid={failure ? true : undefined}
            aria-describedby={`${note} ${count}`}
            ref={field}
            rows={3}
            value={text}
            onChange={({ target }) => setText(target.value)}
            className="resize-y"
          />
        )}
      </Field>
      <FormProblem>{failure}</FormProblem>
      <div className="flex flex-wrap items-center gap-2">
        <Button type="submit" aria-disabled={busy} className="max-sm:h-11">
          {busy ? "Just a moment…" : answer ? "Save answer" : "Publish answer"}
        </Button>
        <Button variant="ghost" aria-disabled={busy} onClick={onCancel} className="max-sm:h-11">
          Cancel
        </Button>
        {answer && (
          <Button
            variant="ghost"
            aria-disabled={busy}
            onClick={() => void remove()}
            className="text-danger ml-auto max-sm:h-11"
          >
            Remove
          </Button>
        )}
      </div>
    </form>
  );
}
