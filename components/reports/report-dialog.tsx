import { zodResolver } from "@hookform/resolvers/zod";
import { useEffect, useRef, useState } from "react";
import { useForm, useWatch } from "react-hook-form";
import { openAuth } from "@/components/auth/open-auth";
import { DialogSubmit } from "@/components/forms/dialog-submit";
import { Field } from "@/components/forms/field";
import { FormProblem } from "@/components/forms/form-problem";
import { clearDraft, readTexts, writeDraft } from "@/components/forms/session-draft";
import { NativeSelect, Options } from "@/components/ui/native-select";
import { OpenDialog } from "@/components/ui/open-dialog";
import { Textarea } from "@/components/ui/textarea";
import { toast } from "@/components/ui/toast";
import { useBusy } from "@/components/ui/use-busy";
import { currentViewer, useViewer, viewerChanged } from "@/components/viewer/viewer-store";
import { call, CallError, messageOf } from "@/lib/platform/http/client";
import type { reportReviewApi, reportToolApi } from "@/lib/reports/api";
import {
  maxMessage,
  type ReportDto,
  reviewKinds,
  reviewReport,
  toolKinds,
  toolReport,
} from "@/lib/reports/schema";

type ReportDialogProps = { about: "tool" | "review"; id: string; name: string; onClose: () => void };
type Values = { kind: string; message: string };

const forms = {
  tool: { kinds: toolKinds, schema: toolReport },
  review: { kinds: reviewKinds, schema: reviewReport },
};
const signIn = "Sign in to send this report. What you typed is kept.";

/**
 * What is wrong with a tool or a review, in a word and a few lines. Anybody may fill it in; who is not signed in is asked to
 * when sending, and has it sent as soon as they are. What is typed is kept until it was sent.
 */
export default function ReportDialog({ about, id, name, onClose }: ReportDialogProps) {
  const { kinds, schema } = forms[about];
  const draft = `report:${about}:${id}`;
  const { status } = useViewer();
  const signedIn = status === "in";
  const waits = useRef(false);
  const [problem, setProblem] = useState<string>();
  const form = useForm<Values>({
    resolver: zodResolver(schema) as never,
    defaultValues: readTexts(draft, ["kind", "message"]),
  });
  const { register, handleSubmit, formState } = form;
  const { errors } = formState;
  const [busy, run] = useBusy();

  const { kind = "", message = "" } = useWatch({ control: form.control });
  useEffect(() => writeDraft(draft, { kind, message }), [draft, kind, message]);

  function askToSignIn() {
    waits.current = true;
    openAuth({ mode: "login", reason: signIn });
  }

  async function send(values: Values) {
    setProblem(undefined);
    if ((await currentViewer()).status !== "in") return askToSignIn();
    try {
      await sendReport(about, id, values);
      clearDraft(draft);
      toast.success("Thank you for your report", "You are told the answer by mail and on your dashboard.");
      onClose();
    } catch (reason) {
      if (!(reason instanceof CallError)) return setProblem("Something went wrong. Please try again.");
      if (reason.status === 401) {
        // The session is over, which the page does not know yet.
        await viewerChanged();
        return askToSignIn();
      }
      const known = reason.issues.filter(({ path }) => path === "kind" || path === "message");
      for (const { path, message } of known) form.setError(path as keyof Values, { message });
      if (known.length === 0) setProblem(messageOf(reason));
    }
  }

  useEffect(() => {
    if (!signedIn || !waits.current) return;
    waits.current = false;
    void handleSubmit((values) => run(() => send(values)))();
  });

  const other = kind === "other";
  return (
    <OpenDialog
      busy={busy}
      title={about === "tool" ? `Report a problem with ${name}` : `Report the review by ${name}`}
      description={
        <>
          A person reads this and answers you by mail. Nothing changes by itself.
          {status === "out" && " You sign in to send it; what you type is kept."}
        </>
      }
      className="max-w-md"
      onClose={onClose}
    >
      <form
        noValidate
        className="flex min-w-0 flex-col gap-4"
        onSubmit={(event) => void handleSubmit((values) => run(() => send(values)))(event)}
      >
        <Field required label="What is wrong?" error={errors.kind?.message}>
          {(control) => (
            <NativeSelect {...control} {...register("kind")} className="w-full [&>select]:max-sm:h-11">
              <option value="">Please choose</option>
              <Options of={Object.entries(kinds).map(([value, label]) => ({ value, label }))} />
            </NativeSelect>
          )}
        </Field>
        <Field
          label={
            <>
              Details
              {!other && <span className="text-muted font-normal"> (optional)</span>}
            </>
          }
          error={errors.message?.message}
        >
          {(control) => (
            <Textarea
              {...control}
              {...register("message")}
              maxLength={maxMessage}
              aria-required={other}
              placeholder={
                about === "tool" ? "What is right, and where you found it" : "What a reader should know"
              }
            />
          )}
        </Field>
        <FormProblem>{problem}</FormProblem>
        <DialogSubmit disabled={busy}>{busy ? "Sending…" : "Send report"}</DialogSubmit>
      </form>
    </OpenDialog>
  );
}

/** Sends a report of a tool or a review, checked by its form. */
function sendReport(
  about: ReportDto["about"],
  id: string,
  { kind, message }: { kind: string; message: string },
): Promise<ReportDto> {
  const input = { params: { id }, body: { kind: kind as never, message } };
  return about === "tool"
    ? call<typeof reportToolApi>("POST", "/api/tools/{id}/reports", input)
    : call<typeof reportReviewApi>("POST", "/api/reviews/{id}/reports", input);
}
