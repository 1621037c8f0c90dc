import { zodResolver } from "@hookform/resolvers/zod";
import { type ReactNode, useEffect, useMemo, useRef, useState } from "react";
import { type DefaultValues, type FieldValues, FormProvider, type Path, useForm } from "react-hook-form";
import type { z } from "zod";
import type { Compared } from "@/components/admin/conflict-notice";
import { FormContext, requiredNames } from "@/components/forms/form-context";
import { useFormDraft } from "@/components/admin/use-form-draft";
import { useMerge } from "@/components/admin/use-merge";
import { useDiscard, useUnsaved } from "@/components/admin/use-unsaved";
import { signedInEvent } from "@/components/auth/signed-in-event";
import { RequiredLegend } from "@/components/forms/required";
import { Button } from "@/components/ui/button";
import { Dialog, DialogContent, DialogFooter, DialogHeader, DialogTitle } from "@/components/ui/dialog";
import { CallError, messageOf, sentenceOf } from "@/lib/platform/http/client";
import { toast } from "@/components/ui/toast";
import { cn } from "@/lib/utils";

const perhapsSaved = "It may be saved all the same: please look at the list before that.";

type Schema = z.ZodType<FieldValues, FieldValues>;
type Editable = { id: string; updatedAt?: string };

export type ResourceFormProps<S extends Schema, R extends Editable, Saved> = {
  title: string;
  /** The shared schema: what it lets through is what the server takes. */
  schema: S;
  /** What is edited; left out for something new. */
  record?: R;
  /** Which form this is. With the record's id it names what was typed and not saved: "blog:new", "blog:<id>". */
  kind: string;
  /** What the fields begin with, and what they are of the record as it is on the server. */
  toValues: (record?: R) => z.input<S>;
  /**
   * `updatedAt` is when the record was last changed: sent along, so that a newer one is not overwritten unseen. `again`: the answer
   * to a try before was lost, which may have saved it.
   */
  save: (values: z.output<S>, updatedAt: string | undefined, again: boolean) => Promise<Saved>;
  onSaved: (saved: Saved) => void;
  onClose: () => void;
  /** The toast of a save, and what else there is to say of it. */
  done: string;
  note?: (saved: Saved) => string | undefined;
  /** The toast of a failed save, and what else it says; the server's reason when left out. */
  failure: string;
  reason?: string;
  submitLabel?: string;
  compared?: Compared;
  wide?: boolean;
  children: ReactNode;
};

/**
 * A record's form in a dialog: validates with the shared schema, shows what the server refuses beside its field, and
 * loses nothing that was typed. Where somebody else was quicker it saves both changes, and asks about what both changed.
 */
export function ResourceForm<S extends Schema, R extends Editable, Saved>({
  title,
  schema,
  record,
  kind,
  toValues,
  save,
  onSaved,
  onClose,
  done,
  note,
  failure,
  reason: failureReason,
  submitLabel = "Save",
  compared,
  wide = false,
  children,
}: ResourceFormProps<S, R, Saved>) {
  type In = z.input<S>;
  const values = toValues(record);
  const form = useForm<In, unknown, z.output<S>>({
    resolver: zodResolver(schema),
    defaultValues: values as DefaultValues<In>,
  });
  const { isDirty, errors } = form.formState;
  // Unlike the form's own `isSubmitting` not while it is only checked.
  const [sending, setSending] = useState(false);
  const [unanswered, setUnanswered] = useState(false);
  const refused = useRef<HTMLParagraphElement>(null);
  const opened = { since: record?.updatedAt, base: values };
  const { restored, forget, start, startFrom } = useFormDraft(`${kind}:${record?.id ?? "new"}`, form, opened);
  const discard = useDiscard();
  const [waits, setWaits] = useState(0);
  const unsaved = isDirty || restored;

  // What was said about the last record must not lie over this one's buttons.
  useEffect(() => toast.dismiss(), []);

  useUnsaved(unsaved, forget);

  // What was refused because a session had ended can be sent in the next one.
  const { clearErrors } = form;
  useEffect(() => {
    const clear = () => clearErrors("root");
    window.addEventListener(signedInEvent, clear);
    return () => window.removeEventListener(signedInEvent, clear);
  }, [clearErrors]);

  async function close() {
    if (unsaved && !(await discard())) return;
    forget();
    toast.dismiss();
    onClose();
  }

  const submit = (told?: string) =>
    form.handleSubmit(async (parsed) => {
      setSending(true);
      try {
        const saved = await save(parsed, start.current.since, unanswered);
        forget();
        toast.success(done, [note?.(saved), told].filter(Boolean).join(" ") || undefined);
        onSaved(saved);
      } catch (reason) {
        await refuse(reason);
      } finally {
        setSending(false);
      }
    });

  const { meet, notice, labels } = useMerge<In, z.output<S>, R>({
    form,
    toValues,
    compared,
    unanswered,
    base: () => start.current.base,
    startFrom: (theirs) => startFrom({ since: theirs.updatedAt, base: toValues(theirs) }),
    submit: (told) => submit(told)(),
  });
  const [required] = useState(() => requiredNames(schema, values));
  const told = useMemo(
    () => ({
      office: true,
      labels,
      required,
      wait: (change: 1 | -1) => setWaits((before) => before + change),
    }),
    [labels, required],
  );

  async function refuse(reason: unknown) {
    if (!(reason instanceof CallError)) return toast.error(failure, failureReason);
    const current = (reason.answer as { current?: R } | undefined)?.current;
    if (reason.status === 409 && current && record?.updatedAt) return void (await meet(current));
    // All at once, each beside its field; the first one is where to go on.
    const known = reason.issues.filter(({ path }) => path.split(".")[0]! in form.getValues());
    for (const [at, { path, message }] of known.entries())
      form.setError(path as Path<In>, { message }, { shouldFocus: at === 0 });
    // What lies in between tells of a lost answer in its own way, without our words.
    const lost = reason.status === 0 || (reason.status >= 500 && sentenceOf(reason) === undefined);
    if (lost) setUnanswered(true);
    // What is new would be there twice, had its answer alone been lost.
    const once = lost && !record ? ` ${perhapsSaved}` : "";
    if (known.length === 0) form.setError("root", { message: messageOf(reason) + once });
    toast.error(failure, failureReason ?? messageOf(reason));
  }

  const refusal = errors.root?.message;
  useEffect(() => {
    if (refusal && !sending) refused.current?.focus({ preventScroll: true });
  }, [refusal, sending]);

  return (
    <Dialog open busy={sending} onOpenChange={(open) => !open && void close()}>
      <DialogContent
        className={cn(refusal ? "scroll-pb-44" : "scroll-pb-24", wide ? "max-w-4xl" : "max-w-2xl")}
        aria-describedby={undefined}
        // A click beside the form, or into the toast, is no wish to close it.
        onInteractOutside={(event) => event.preventDefault()}
      >
        <FormProvider {...form}>
          <form
            noValidate
            className="flex min-w-0 flex-col gap-5"
            onSubmit={(event) => {
              event.stopPropagation();
              if (waits > 0) return event.preventDefault();
              // What was said of the last try.
              toast.dismiss();
              void submit()(event);
            }}
          >
            <DialogHeader>
              <DialogTitle>{title}</DialogTitle>
              {required.size > 0 && <RequiredLegend />}
            </DialogHeader>
            {restored && (
              <p
                role="status"
                className="border-border bg-surface flex flex-wrap items-center gap-2 rounded-md border px-3 py-2 text-sm"
              >
                What you had typed before has been put back.
                <Button
                  variant="link"
                  size="sm"
                  onClick={() => {
                    startFrom(opened);
                    forget();
                    form.reset(values as DefaultValues<In>);
                  }}
                >
                  Start again
                </Button>
              </p>
            )}
            {notice}
            <FormContext value={told}>{children}</FormContext>
            {/* What went wrong stands above the button that was pressed, in sight wherever the form is scrolled to. */}
            <div className="border-border bg-background sticky -bottom-6 z-10 -mx-6 mt-1 -mb-6 flex flex-col gap-3 border-t px-6 py-4">
              {refusal && (
                <p
                  ref={refused}
                  tabIndex={-1}
                  role="alert"
                  className="border-danger text-danger rounded-md border px-3 py-2 text-sm"
                >
                  {refusal}
                </p>
              )}
              <DialogFooter className="flex-row max-sm:*:h-11 max-sm:*:flex-1">
                <Button variant="outline" aria-disabled={sending} onClick={() => void close()}>
                  Cancel
                </Button>
                <Button type="submit" aria-disabled={sending || waits > 0}>
                  {sending ? "Saving..." : waits > 0 ? "Uploading..." : submitLabel}
                </Button>
              </DialogFooter>
            </div>
          </form>
        </FormProvider>
      </DialogContent>
    </Dialog>
  );
}
