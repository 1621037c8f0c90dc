"use client";

import { MailCheck } from "lucide-react";
import { type FormEvent, useState } from "react";
import { failureOf } from "@/components/account-recovery/failure";
import { Outcome } from "@/components/account-recovery/outcome";
import { Field } from "@/components/auth/field";
import { Problem, SubmitButton } from "@/components/auth/form-parts";
import { openAuth } from "@/components/auth/open-auth";
import { Honeypot } from "@/components/forms/honeypot";
import { useSubmit } from "@/components/forms/use-submit";
import { Button } from "@/components/ui/button";
import type { forgotPasswordApi } from "@/lib/accounts/api";
import { call } from "@/lib/platform/http/client";

/** Asks for a link to choose a new password. The answer is the same for every address. */
export function ForgotForm() {
  const [email, setEmail] = useState("");
  const [website, setWebsite] = useState("");
  const [sentTo, setSentTo] = useState<string>();
  const { busy, field, problem, form, submit } = useSubmit("email");

  async function send(event: FormEvent) {
    event.preventDefault();
    const sent = await submit(async () => {
      try {
        await call<typeof forgotPasswordApi>("POST", "/api/auth/password/forgot", {
          body: { email, website },
        });
      } catch (reason) {
        // A program filled in the hidden field: emptied, so that the form can be sent again.
        if (failureOf(reason).field === "website") setWebsite("");
        throw reason;
      }
    });
    if (sent) setSentTo(email.trim());
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
      ref={form}
      noValidate
      method="post"
      aria-busy={busy}
      className="flex flex-col gap-4"
      onSubmit={(event) => void send(event)}
    >
      <Field
        label="Email"
        type="email"
        inputMode="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        required
        className="h-11"
        {...field("email")}
        value={email}
        onChange={(event) => setEmail(event.target.value)}
      />
      <Honeypot value={website} onChange={(event) => setWebsite(event.target.value)} />
      <Problem>{problem}</Problem>
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
