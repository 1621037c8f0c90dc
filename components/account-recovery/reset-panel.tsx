"use client";

import { CircleCheck, Link2Off } from "lucide-react";
import { type FormEvent, useEffect, useState } from "react";
import { failureOf } from "@/components/account-recovery/failure";
import { type MailLink, useMailLink } from "@/components/account-recovery/link-token";
import { Outcome } from "@/components/account-recovery/outcome";
import { RecoveryPanel } from "@/components/account-recovery/panel";
import { Problem, SubmitButton } from "@/components/auth/form-parts";
import { openAuth } from "@/components/auth/open-auth";
import { PasswordField } from "@/components/auth/password-field";
import { useSubmit } from "@/components/forms/use-submit";
import { Button, LinkButton } from "@/components/ui/button";
import { Skeleton } from "@/components/ui/skeleton";
import { viewerChanged } from "@/components/viewer/viewer-store";
import type { checkResetLinkApi, resetPasswordApi } from "@/lib/accounts/api";
import { call } from "@/lib/platform/http/client";

/** The words for somebody who forgot, and for somebody who is new. */
const texts = {
  reset: {
    late: "It was used already, or more than an hour has gone by since it was sent.",
    done: "Your password is changed",
    then: "Every device that was signed in is signed out. Sign in with the new password.",
    label: "New password",
    submit: "Change password",
    busy: "Changing password…",
  },
  invitation: {
    late: "It was used already, or more than seven days have gone by since it was sent.",
    done: "Your password is set",
    then: "Your account is ready. Sign in with the email that the invitation went to.",
    label: "Password",
    submit: "Set password",
    busy: "Setting password…",
  },
};

/** What the page says to somebody who is new. */
const invitation = {
  title: "Set your password",
  description: "Welcome. Choose a password, and your account is ready.",
};

/**
 * Where the links to choose a password lead: the one to replace it and the one of an invitation. The page is the same for
 * everybody; only the browser knows which link it was.
 */
export function ResetPanel({ title, description }: { title: string; description: string }) {
  const link = useMailLink();
  return (
    <RecoveryPanel {...(link?.invites ? invitation : { title, description })}>
      <ResetForm link={link} />
    </RecoveryPanel>
  );
}

/** Chooses a password with the link that was mailed. */
function ResetForm({ link }: { link: MailLink | undefined }) {
  const token = link?.token;
  const words = texts[link?.invites ? "invitation" : "reset"];
  const [state, setState] = useState<"check" | "form" | "done" | "bad">("check");
  const { busy, field, typed, problem, form, submit } = useSubmit("password");

  // A link that is dead says so at once. Whether it still works could not be asked: sending the form will tell.
  useEffect(() => {
    if (!token) return;
    const asked = { body: { token }, timeout: 5_000 };
    call<typeof checkResetLinkApi>("POST", "/api/auth/password/reset/check", asked).then(
      () => setState("form"),
      (reason: unknown) => setState(failureOf(reason).badLink ? "bad" : "form"),
    );
  }, [token]);

  if (token === undefined || (token && state === "check")) return <Skeleton className="h-32 w-full" />;
  if (!token || state === "bad")
    return (
      <Outcome
        icon={Link2Off}
        title={token ? "This link no longer works" : "This link is not complete"}
        action={
          <LinkButton href="/forgot-password" variant="default">
            Ask for a new link
          </LinkButton>
        }
      >
        <p>{token ? words.late : "Please open the whole link from the email, or ask for a new one."}</p>
      </Outcome>
    );
  if (state === "done")
    return (
      <Outcome
        icon={CircleCheck}
        title={words.done}
        action={
          <Button size="lg" onClick={() => openAuth({ mode: "login" })}>
            Sign in
          </Button>
        }
      >
        <p>{words.then}</p>
      </Outcome>
    );

  async function send(event: FormEvent) {
    event.preventDefault();
    if (!token) return;
    const body = { token, ...typed() };
    await submit(async () => {
      try {
        await call<typeof resetPasswordApi>("POST", "/api/auth/password/reset", { body });
      } catch (reason) {
        if (failureOf(reason).badLink) setState("bad");
        throw reason;
      }
      setState("done");
      // A new password ends all sessions, one in this browser too.
      void viewerChanged();
    });
  }

  return (
    <form
      ref={form}
      noValidate
      method="post"
      aria-busy={busy}
      className="flex flex-col gap-4"
      onSubmit={(event) => void send(event)}
    >
      <PasswordField
        label={words.label}
        autoComplete="new-password"
        required
        minLength={8}
        maxLength={200}
        hint="At least 8 characters. A few unrelated words are easy to keep in mind."
        {...field("password")}
      />
      <Problem>{problem}</Problem>
      <SubmitButton busy={busy} label={words.submit} busyLabel={words.busy} />
    </form>
  );
}
