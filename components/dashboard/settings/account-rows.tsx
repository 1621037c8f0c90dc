"use client";

import type { ReactNode } from "react";
import { signOut } from "@/components/auth/session-calls";
import { SettingsRow } from "@/components/dashboard/settings/section";
import { useConfirm } from "@/components/forms/confirm";
import { Button } from "@/components/ui/button";
import { saveFile } from "@/components/ui/save-file";
import { toastLater } from "@/components/ui/kept-toast";
import { toast } from "@/components/ui/toast";
import { useBusy } from "@/components/ui/use-busy";
import type { exportMeApi, forgotPasswordApi, signOutEverywhereApi } from "@/lib/accounts/api";
import { call, messageOf } from "@/lib/platform/http/client";

/** Ends all sessions, this one too, and says so on the page that comes then. */
export function SignOutEverywhereRow() {
  const confirm = useConfirm();
  const ask = () =>
    confirm({
      title: "Sign out everywhere?",
      description: "The session ends on every device, this one too.",
      action: "Sign out everywhere",
    });
  return (
    <ActionRow
      ask={ask}
      label="Sign out everywhere"
      hint="Ends the session on every device, this one too."
      button="Sign out everywhere"
      busyText="Signing out…"
      run={async () => {
        await call<typeof signOutEverywhereApi>("POST", "/api/me/sign-out-everywhere", {});
        toastLater("Signed out everywhere", "Every device was signed out, this one too.");
        // The session is over already; this clears what the browser remembers of it.
        await signOut().catch(() => window.location.replace("/"));
      }}
    />
  );
}

export function ExportRow() {
  return (
    <ActionRow
      label="Download my data"
      hint="Your profile, votes, saves, reviews, submissions and messages as a JSON file."
      button="Download"
      busyText="Preparing…"
      run={async () => {
        const data = await call<typeof exportMeApi>("GET", "/api/me/export", {});
        saveFile("my-data.json", JSON.stringify(data, null, 2), "application/json");
      }}
    />
  );
}

/** For accounts that sign in with another service: a link by mail is the proof that a first password needs. */
export function SetPasswordRow({ email }: { email: string }) {
  return (
    <ActionRow
      label="Password"
      hint="You sign in with another service. To set a password as well, ask for a link by email."
      button="Send link"
      busyText="Sending…"
      run={async () => {
        await call<typeof forgotPasswordApi>("POST", "/api/auth/password/forgot", { body: { email } });
        toast.success("Check your inbox", `Open the link that we sent to ${email} to set a password.`);
      }}
    />
  );
}

/** A setting with a button that does one thing, at once or after a question. A failure is told in a toast. */
function ActionRow({
  ask,
  label,
  hint,
  button,
  busyText,
  run,
}: {
  ask?: () => Promise<unknown>;
  label: string;
  hint: ReactNode;
  button: string;
  busyText: string;
  run: () => Promise<void>;
}) {
  const [busy, start] = useBusy();
  const press = async () => {
    if (busy || (ask && !(await ask()))) return;
    await start(run, onFailure);
  };
  const onFailure = (reason: unknown) => void toast.error(messageOf(reason));

  return (
    <SettingsRow
      label={label}
      hint={hint}
      action={
        <Button
          variant="outline"
          size="sm"
          className="max-w-full max-sm:h-auto max-sm:min-h-11 max-sm:whitespace-normal"
          aria-disabled={busy}
          onClick={() => void press()}
        >
          {busy ? busyText : button}
        </Button>
      }
    />
  );
}
