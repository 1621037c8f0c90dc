import { zodResolver } from "@hookform/resolvers/zod";
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from "react";
import { type DefaultValues, type FieldValues, FormProvider, type Path, useForm } from "react-hook-form";
import type { z } from "zod";
import type { Compared } from "@/components/admin/conflict-notice";
import { FormContext } from "@/components/forms/form-context";
import { useMerge } from "@/components/admin/use-merge";
import { useUnsaved } from "@/components/admin/use-unsaved";
import { SaveError } from "@/components/settings/save-settings";
import { Button } from "@/components/ui/button";
import { toast } from "@/components/ui/toast";

type Props<S extends z.ZodType<FieldValues, FieldValues>, Config> = {
  schema: S;
  config: Config;
  toValues: (config: Config) => z.input<S>;
  compared?: Compared;
  submitLabel: string;
  /** The toast's title when saving fails; the reason's own when left out. */
  failure?: string;
  /** Saves, tells of the success, and answers what is saved now. `base`: what the change started from. */
  save: (values: z.output<S>, base: Config) => Promise<Config>;
  children: ReactNode;
};

/** One tab's fields with their button: validated, saved together, and shown beside somebody else's when they were quicker. */
export function SettingsForm<S extends z.ZodType<FieldValues, FieldValues>, Config>({
  schema,
  config,
  toValues,
  compared,
  submitLabel,
  failure,
  save,
  children,
}: Props<S, Config>) {
  type In = z.input<S>;
  const form = useForm<In, unknown, z.output<S>>({
    resolver: zodResolver(schema),
    defaultValues: toValues(config) as DefaultValues<In>,
    // What other parts of the screen saved shows here; what is being typed stays.
    values: toValues(config) as In,
    resetOptions: { keepDirtyValues: true },
  });
  const { isDirty, dirtyFields } = form.formState;
  // Unlike the form's own `isSubmitting` not while it is only checked.
  const [sending, setSending] = useState(false);
  // What the change started from, and what somebody else made of it.
  const start = useRef(config);
  const latest = useEffectEvent(() => {
    const [before, now] = [toValues(start.current), toValues(config)];
    const isSame = (name: string) =>
      JSON.stringify(before[name as keyof In]) === JSON.stringify(now[name as keyof In]);
    // What is being typed was begun from what stood here before: where somebody else has changed that, saving it still asks.
    if (!isDirty || Object.keys(dirtyFields).every(isSame)) start.current = config;
  });
  useEffect(() => latest(), [config]);

  useUnsaved(isDirty);

  const submit = (told?: string) =>
    form.handleSubmit(async (values) => {
      setSending(true);
      try {
        const sent = structuredClone(form.getValues());
        const saved = await save(values, start.current);
        settle();
        const now = form.getValues();
        form.reset(toValues(saved) as DefaultValues<In>);
        // What was typed while it was sent is still to be saved.
        for (const name of Object.keys(now) as Path<In>[])
          if (JSON.stringify(now[name]) !== JSON.stringify(sent[name]))
            form.setValue(name, now[name], { shouldDirty: true });
        if (told) toast.success("Both changes are saved", told);
      } catch (reason) {
        await refuse(reason);
      } finally {
        setSending(false);
      }
    });

  const { meet, settle, notice, labels } = useMerge<In, z.output<S>, Config>({
    form,
    toValues,
    compared,
    base: () => toValues(start.current),
    startFrom: (theirs) => (start.current = theirs),
    submit: (told) => submit(told)(),
  });

  async function refuse(reason: unknown) {
    if (!(reason instanceof SaveError)) {
      toast.error(failure ?? "Error saving settings", "An unexpected error occurred");
      return;
    }
    const current = reason.current as Config | undefined;
    if (current && !(await meet(current))) return;
    for (const [at, { path, message }] of reason.issues.entries())
      form.setError(path as Path<In>, { message }, { shouldFocus: at === 0 });
    toast.error(failure ?? reason.title, reason.message);
  }

  return (
    <FormProvider {...form}>
      <form
        noValidate
        // What is focused stays clear of the bar at the foot, with the sentence below it.
        className="flex max-w-3xl flex-col gap-6 [&_:is(a,button:not([type=submit]),input,select,textarea)]:scroll-mb-28"
        onSubmit={(event) => void submit()(event)}
      >
        <FormContext value={{ office: true, labels }}>{children}</FormContext>
        {notice && <div className="*:scroll-mb-20">{notice}</div>}
        {/* Over a toast; nothing of the form shows in between. */}
        <div className="border-border bg-background after:bg-background sticky bottom-[var(--toast-space,0px)] z-10 -mb-4 flex items-center gap-3 border-t py-3 after:absolute after:inset-x-0 after:top-full after:h-[var(--toast-space,0px)]">
          <Button type="submit" className="max-sm:h-11" aria-disabled={sending}>
            {sending ? "Saving..." : submitLabel}
          </Button>
          {isDirty && !sending && <p className="text-muted text-sm">Not saved yet</p>}
        </div>
      </form>
    </FormProvider>
  );
}
