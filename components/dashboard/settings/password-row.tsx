"use client";

import { PasswordField } from "@/components/auth/password-field";
import { signInWithPassword } from "@/components/auth/session-calls";
import { DisclosureRow } from "@/components/dashboard/settings/disclosure-row";
import { RowForm } from "@/components/dashboard/settings/row-form";
import { useAccountChanged } from "@/components/dashboard/settings/use-account-changed";
import { useSubmit } from "@/components/forms/use-submit";
import { toast } from "@/components/ui/toast";
import type { changePasswordApi } from "@/lib/accounts/api";
import { call, CallError } from "@/lib/platform/http/client";

/** Changes the password. Every other device is signed out by it; this one signs in again by itself. */
export function PasswordRow({ email }: { email: string }) {
  return (
    <DisclosureRow
      label="Password"
      hint="A change signs you out of every other device."
      button="Change"
      buttonLabel="Change password"
    >
      {(close) => <PasswordForm email={email} close={close} />}
    </DisclosureRow>
  );
}

function PasswordForm({ email, close }: { email: string; close: () => void }) {
  const { busy, field, typed, problem, form, submit } = useSubmit("currentPassword", "newPassword");
  const changed = useAccountChanged();

  async function save() {
    const { currentPassword, newPassword } = typed();
    const done = await submit(async () => {
      const body = { currentPassword, newPassword };
      // Without an answer it may be changed all the same: then the new one signs in.
      let unanswered: CallError | undefined;
      await call<typeof changePasswordApi>("POST", "/api/me/password", { body }).catch((reason: unknown) => {
        if (!(reason instanceof CallError && reason.status === 0)) throw reason;
        unanswered = reason;
      });
      // The session ended with the old password. When this fails the password is changed all the same.
      await signInWithPassword(email, newPassword).catch(() => {
        if (unanswered) throw unanswered;
        window.location.replace("/sign-in?callbackUrl=/dashboard");
      });
    });
    if (!done) return;
    toast.success("Password changed", "Your other devices are signed out.");
    changed();
    close();
  }

  return (
    <RowForm form={form} problem={problem} busy={busy} save="Change password" onSave={save} onCancel={close}>
      {/* Tells password managers whose password this is. */}
      <input hidden readOnly name="username" autoComplete="username" value={email} />
      <PasswordField
        label="Current password"
        autoComplete="current-password"
        maxLength={200}
        {...field("currentPassword")}
      />
      <PasswordField
        label="New password"
        autoComplete="new-password"
        maxLength={200}
        {...field("newPassword")}
      />
    </RowForm>
  );
}
