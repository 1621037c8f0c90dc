"use client";

import { CircleCheck, Link2Off, LogIn, UserX } from "lucide-react";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { failureOf } from "@/components/account-recovery/failure";
import { useMailLink } from "@/components/account-recovery/link-token";
import { Outcome } from "@/components/account-recovery/outcome";
import { SendAgain } from "@/components/account-recovery/send-again";
import { Problem, SubmitButton } from "@/components/auth/form-parts";
import { openAuth } from "@/components/auth/open-auth";
import { PasswordField } from "@/components/auth/password-field";
import { useSubmit } from "@/components/forms/use-submit";
import { Button, LinkButton } from "@/components/ui/button";
import { Skeleton } from "@/components/ui/skeleton";
import { useViewer, viewerChanged } from "@/components/viewer/viewer-store";
import type { verifyEmailApi } from "@/lib/accounts/api";
import { call, CallError } from "@/lib/platform/http/client";

/** Verifies an address with the link that was mailed to it. It takes a press: programs that check links open pages. */
export function VerifyForm() {
  const token = useMailLink()?.token;
  const viewer = useViewer();
  const { busy, field, typed, problem, form, submit } = useSubmit("password");
  const [state, setState] = useState<"form" | "bad" | "taken">("form");
  const [verified, setVerified] = useState<string>();
  // What the server wants beside the link: the account's password, or its session where it has none.
  const [needs, setNeeds] = useState<"password" | "session">();
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (needs === "password") input.current?.focus();
  }, [needs]);

  if (token === undefined) return <Skeleton className="h-11 w-full" />;
  if (!token || state === "bad")
    return (
      <Outcome
        icon={Link2Off}
        title={token ? "This link no longer works" : "This link is not complete"}
        action={<SendAgain />}
      >
        <p>
          {token
            ? "It was used already, the change was cancelled, or more than 24 hours have gone by since it was sent."
            : "Please open the whole link from the email, or ask for a new one."}
        </p>
      </Outcome>
    );
  if (state === "taken")
    return (
      <Outcome
        icon={UserX}
        title="This address is taken"
        action={<LinkButton href="/dashboard">Go to the dashboard</LinkButton>}
      >
        <p>{problem}. Your account keeps the address that it has.</p>
      </Outcome>
    );
  if (needs === "session" && viewer.status !== "in")
    return (
      <Outcome
        icon={LogIn}
        title="Please sign in first"
        action={
          <Button size="lg" onClick={() => openAuth({ mode: "login" })}>
            Sign in
          </Button>
        }
      >
        <p>Sign in to the account whose address this is to be.</p>
      </Outcome>
    );
  if (verified)
    return (
      <Outcome
        icon={CircleCheck}
        title="Your email address is verified"
        action={
          viewer.status === "in" ? (
            <LinkButton href="/dashboard" variant="default">
              Go to the dashboard
            </LinkButton>
          ) : (
            <Button size="lg" onClick={() => openAuth({ mode: "login" })}>
              Sign in
            </Button>
          )
        }
      >
        <p>
          <span className="text-foreground font-medium break-all">{verified}</span> is the address of your
          account.
        </p>
      </Outcome>
    );

  async function verify(event: FormEvent) {
    event.preventDefault();
    if (!token) return;
    const body = { token, ...typed() };
    await submit(async () => {
      try {
        const { email } = await call<typeof verifyEmailApi>("POST", "/api/auth/email/verify", { body });
        setVerified(email);
        void viewerChanged();
      } catch (reason) {
        if (reason instanceof CallError && reason.status === 401) {
          const { needs: wanted } = reason.answer as { needs?: "password" | "session" };
          setNeeds(wanted ?? "session");
          if (wanted === "password") return;
        }
        if (reason instanceof CallError && reason.status === 409) setState("taken");
        if (failureOf(reason).badLink) setState("bad");
        throw reason;
      }
    });
  }

  return (
    <form
      ref={form}
      noValidate
      method="post"
      aria-busy={busy}
      className="flex flex-col gap-4"
      onSubmit={(event) => void verify(event)}
    >
      <p className="text-muted">Confirm that this address belongs to your account.</p>
      {needs === "password" && (
        <>
          <p>
            You are not signed in to this account here. Its password shows that it is yours, and not one that
            somebody made with your address.
          </p>
          <PasswordField
            ref={input}
            label="Password"
            autoComplete="current-password"
            required
            maxLength={200}
            {...field("password")}
          />
        </>
      )}
      <Problem>{problem}</Problem>
      <SubmitButton busy={busy} label="Verify email address" busyLabel="Verifying…" />
      {needs === "password" && (
        <p className="text-muted text-sm">
          You forgot it, or did not make this account?{" "}
          <a href="/forgot-password" className="link inline-flex min-h-6 items-center">
            Choose a new password
          </a>
          . That makes the account yours alone.
        </p>
      )}
    </form>
  );
}
