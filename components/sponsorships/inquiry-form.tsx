import { zodResolver } from "@hookform/resolvers/zod";
import { useEffect, useRef, useState } from "react";
import { type FieldErrors, useForm, useWatch } from "react-hook-form";
import type { z } from "zod";
import { Field } from "@/components/forms/field";
import { Honeypot } from "@/components/forms/honeypot";
import { RequiredLegend } from "@/components/forms/required";
import { clearDraft, readTexts, writeDraft } from "@/components/forms/session-draft";
import { Button } from "@/components/ui/button";
import { Input } from "@/components/ui/input";
import { NativeSelect, Options } from "@/components/ui/native-select";
import { Textarea } from "@/components/ui/textarea";
import { useBusy } from "@/components/ui/use-busy";
import { currentViewer, viewerChanged } from "@/components/viewer/viewer-store";
import { call, CallError, messageOf } from "@/lib/platform/http/client";
import type { createInquiryApi } from "@/lib/sponsorships/inquiries/api";
import { fillAll, inquiryInput, monthlyBudgets } from "@/lib/sponsorships/inquiries/schema";

/** The name of what is kept of a message until it is sent. */
const inquiryDraft = "sales";

type Sent = z.input<typeof inquiryInput>;
type Fields = { [name in keyof Sent]-?: string };
const names = ["fullName", "email", "companyName", "monthlyBudget", "message"] as const;

/** Writes to sales. What is typed is kept until it was sent. */
export function InquiryForm({
  plan,
  onBusy,
  onSent,
  onSignInNeeded,
}: {
  plan?: string;
  /** Told when something begins and ends to be sent. */
  onBusy: (busy: boolean) => void;
  /** With the address that an answer goes to. */
  onSent: (email: string) => void;
  onSignInNeeded: () => void;
}) {
  const [problem, setProblem] = useState<{ title?: string; text: string }>();
  const { register, handleSubmit, control, formState, reset, setValue } = useForm<
    Fields,
    unknown,
    z.output<typeof inquiryInput>
  >({ resolver: zodResolver(inquiryInput) as never, defaultValues: startWith(plan) });
  const { errors, isDirty } = formState;
  const [busy, run] = useBusy();
  const typed = useWatch({ control });

  useEffect(() => {
    if (!isDirty) return;
    const kept = Object.fromEntries(names.map((name) => [name, typed[name] ?? ""]));
    // Words that are ours belong to the plan, and another may be chosen.
    writeDraft(inquiryDraft, { ...kept, ...(typed.message === interestIn(plan) && { message: "" }) });
  }, [typed, isDirty, plan]);

  // Who is signed in need not type what we know of them; what is sent before waits for it.
  const filled = useRef(Promise.resolve());
  useEffect(() => {
    filled.current = currentViewer().then((viewer) => {
      if (viewer.status !== "in") return;
      const { name, email } = viewer.me;
      reset((values) => ({ ...values, fullName: values.fullName || name, email: values.email || email }), {
        keepDirty: true,
        keepErrors: true,
      });
    });
  }, [reset]);

  async function send(body: z.output<typeof inquiryInput>) {
    setProblem(undefined);
    const viewer = await currentViewer();
    if (viewer.status !== "in") return onSignInNeeded();
    onBusy(true);
    try {
      await call<typeof createInquiryApi>("POST", "/api/sales-inquiries", { body });
      clearDraft(inquiryDraft);
      onSent(body.email);
    } catch (reason) {
      if (reason instanceof CallError && reason.status === 401) {
        await viewerChanged();
        return onSignInNeeded();
      }
      setProblem({
        title: "Error sending message",
        text: messageOf(reason, "Please try again later."),
      });
    } finally {
      onBusy(false);
    }
  }

  function refuse(found: FieldErrors<Fields>) {
    setProblem({ text: firstProblem(found) });
    // A program filled in the hidden field: emptied, so that the form can be sent again.
    if (found.website) setValue("website", "");
  }
  const field = (name: (typeof names)[number], label: string) => {
    const message = errors[name]?.message;
    const error = message === fillAll ? "This field is required" : message;
    return { id: `sales-${name}`, label, error, required: true };
  };

  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void filled.current.then(() => handleSubmit((body) => run(() => send(body)), refuse)());
      }}
      className="flex flex-col gap-4"
    >
      <RequiredLegend className="-mb-1" />
      <div className="grid gap-4 sm:grid-cols-2">
        <Field {...field("fullName", "Full name")}>
          {(control) => <Input autoComplete="name" {...control} {...register("fullName")} />}
        </Field>
        <Field {...field("email", "Email")}>
          {(control) => <Input type="email" autoComplete="email" {...control} {...register("email")} />}
        </Field>
        <Field {...field("companyName", "Company name")}>
          {(control) => <Input autoComplete="organization" {...control} {...register("companyName")} />}
        </Field>
        <Field {...field("monthlyBudget", "Monthly budget")}>
          {(control) => (
            <NativeSelect className="w-full" {...control} {...register("monthlyBudget")}>
              <option value="">Select a budget</option>
              <Options of={monthlyBudgets} />
            </NativeSelect>
          )}
        </Field>
      </div>
      <Field {...field("message", "Message")}>
        {(control) => <Textarea rows={5} className="resize-y" {...control} {...register("message")} />}
      </Field>
      <Honeypot {...register("website")} />
      <div role="alert" className="text-sm empty:hidden">
        {problem && (
          <div className="border-danger text-danger rounded-md border px-3 py-2">
            {problem.title && <p className="font-medium">{problem.title}</p>}
            <p>{problem.text}</p>
          </div>
        )}
      </div>
      <Button type="submit" size="lg" aria-disabled={busy} className="sm:self-end">
        {busy ? "Sending…" : "Send message"}
      </Button>
    </form>
  );
}

const interestIn = (plan: string | undefined) => (plan ? `I am interested in the ${plan} plan.` : "");

function startWith(plan: string | undefined): Fields {
  const kept = readTexts(inquiryDraft, names);
  return { ...kept, message: kept.message || interestIn(plan), website: "" };
}

/** Of several faults the one that is told first. */
function firstProblem(errors: FieldErrors<Fields>): string {
  const messages = names.flatMap((name) => errors[name]?.message ?? []);
  if (messages.includes(fillAll)) return fillAll;
  const first = errors.fullName?.message ?? errors.message?.message ?? messages[0];
  return first ?? errors.website?.message ?? "Please try again later.";
}
