"use client";

import { MailCheck } from "lucide-react";
import { type FormEvent, useRef, useState } from "react";
import { failureOf } from "@/components/account-recovery/failure";
import { Problem, SubmitButton } from "@/components/account-recovery/form-parts";
import { Outcome } from "@/components/account-recovery/outcome";
import { Field } from "@/components/auth/field";
import { openAuth } from "@/components/auth/open-auth";
import { Honeypot } from "@/components/forms/honeypot";
import { Button } from "@/components/ui/button";
import type { forgotPasswordApi } from "@/lib/accounts/api";
import { call } from "@/lib/platform/http/client";

/** Asks for a link to choose a new password. The answer is the same for every address. */
export function ForgotForm() {
  const [email, setEmail] = useState("");
  const [website, setWebsite] = useState("");
  const [busy, setBusy] = useState(false);
  const [sentTo, setSentTo] = useState<string>();
  const [problem, setProblem] = useState<{ message: string; field?: string }>();
  const input = useRef<HTMLInputElement>(null);

  async function send(event: FormEvent) {
    event.preventDefault();
    if (busy) return;
    setBusy(true);
    setProblem(undefined);
    try {
      await call<typeof forgotPasswordApi>("POST", "/api/auth/password/forgot", { body: { email, website } });
      setSentTo(email.trim());
    } catch (reason) {
      const failure = failureOf(reason);
      setProblem(failure);
      if (failure.field === "email") input.current?.focus();
      // A program filled in the hidden field: emptied, so that the form can be sent again.
      if (failure.field === "website") setWebsite("");
    } finally {
      setBusy(false);
    }
  }

  if (sentTo)
    return (
      <Outcome
        icon={MailCheck}
        title="Check your inbox"
        action={
          <>
            <Button variant="outline" size="lg" onClick={() => setSentTo(undefined)}>
              Use another address
            </Button>
            <Button variant="ghost" size="lg" onClick={() => openAuth({ mode: "login" })}>
              Sign in
            </Button>
          </>
        }
      >
        <p>
          If <span className="text-foreground font-medium break-all">{sentTo}</span> belongs to an account, a
          link to choose a new password is on its way. It works once, for one hour.
        </p>
        <p>Nothing after a few minutes? Look among spam, or ask again.</p>
      </Outcome>
    );

  return (
    <form
      noValidate
      method="post"
      aria-busy={busy}
      className="flex flex-col gap-4"
      onSubmit={(event) => void send(event)}
    >
      <Field
        ref={input}
        label="Email"
        name="email"
        type="email"
        inputMode="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        required
        className="h-11"
        value={email}
        error={problem?.field === "email" ? problem.message : undefined}
        onChange={(event) => setEmail(event.target.value)}
      />
      <Honeypot value={website} onChange={(event) => setWebsite(event.target.value)} />
      <Problem>{problem && problem.field !== "email" ? problem.message : undefined}</Problem>
      <SubmitButton busy={busy} label="Send link" busyLabel="Sending link…" />
      <p className="text-muted text-center text-sm">
        Remember it after all?{" "}
        <button
          type="button"
          className="text-secondary-text min-h-6 font-medium underline-offset-3 hover:underline"
          onClick={() => openAuth({ mode: "login" })}
        >
          Sign in
        </button>
      </p>
    </form>
  );
}
