import { useRef, useState } from "react";
import { DialogSubmit } from "@/components/forms/dialog-submit";
import { Field } from "@/components/forms/field";
import { groupName } from "@/components/moderation/report-columns";
import { OpenDialog } from "@/components/ui/open-dialog";
import { Textarea } from "@/components/ui/textarea";
import { useBusy } from "@/components/ui/use-busy";
import { maxAnswer, noAnswer, type ReportDecision, type ReportGroup } from "@/lib/reports/schema";

const words = {
  answered: { action: "Send answer", busy: "Sending…" },
  dismissed: { action: "Dismiss", busy: "Dismissing…" },
};

/** One decision for all who reported the same, with an answer to them. It stays open, with what was typed, until it is sent. */
export function AnswerDialog({
  group,
  status,
  onDecide,
  onClose,
}: {
  group: ReportGroup;
  /** What becomes of the reports. Who dismisses them need not say why. */
  status: ReportDecision["status"];
  onDecide: (decision: ReportDecision) => Promise<boolean>;
  onClose: () => void;
}) {
  const field = useRef<HTMLTextAreaElement>(null);
  const [missing, setMissing] = useState(false);
  const [busy, run] = useBusy();
  const people = group.reports.length;
  const required = status === "answered";

  async function send() {
    const answer = field.current?.value.trim() || null;
    setMissing(required && !answer);
    if (required && !answer) return field.current?.focus();
    await run(async () => (await onDecide({ status, answer })) && onClose());
  }

  return (
    <OpenDialog
      busy={busy}
      title={groupName(group)}
      description={
        required ? (
          <>
            {people === 1 ? "Whoever reported this is" : `All ${people} who reported this are`} sent your
            answer by mail. Nothing else changes.
          </>
        ) : (
          <>
            {people === 1 ? "Whoever reported this is" : `All ${people} who reported this are`} told by mail
            that nothing is changed, with your answer.
          </>
        )
      }
      onClose={onClose}
    >
      <form
        noValidate
        className="flex min-w-0 flex-col gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          void send();
        }}
      >
        <ul
          aria-label="What was reported"
          className="border-border divide-border max-h-60 divide-y overflow-y-auto rounded-md border text-sm"
        >
          {group.reports.map(({ id: report, userName, message }) => (
            <li key={report} className="px-3 py-2 break-words whitespace-pre-line">
              <span className="text-muted">{userName}:</span> {message || "No details"}
            </li>
          ))}
        </ul>
        <Field
          office
          required={required}
          label={required ? "Answer" : "Answer (optional)"}
          error={missing ? noAnswer : undefined}
        >
          {(control) => <Textarea {...control} ref={field} maxLength={maxAnswer} />}
        </Field>
        <DialogSubmit disabled={busy}>{words[status][busy ? "busy" : "action"]}</DialogSubmit>
      </form>
    </OpenDialog>
  );
}
