"use client";

import { useState } from "react";
import { Field } from "@/components/auth/field";
import { PasswordField } from "@/components/auth/password-field";
import { DisclosureRow } from "@/components/dashboard/settings/disclosure-row";
import { RowForm } from "@/components/dashboard/settings/row-form";
import { useAccountChanged } from "@/components/dashboard/settings/use-account-changed";
import { useSubmit } from "@/components/forms/use-submit";
import { VerifyNotice } from "@/components/auth/verify-notice";
import { toast } from "@/components/ui/toast";
import { useBusy } from "@/components/ui/use-busy";
import type { updateMeApi } from "@/lib/accounts/api";
import type { MeDto } from "@/lib/accounts/schema";
import { call, messageOf } from "@/lib/platform/http/client";

type Account = Pick<MeDto, "email" | "emailVerified" | "counts" | "hasPassword">;

/** The e-mail address: whether it is confirmed, which one is to follow, and a form for another. */
export function EmailRow({ account, pendingEmail }: { account: Account; pendingEmail: string | null }) {
  // The link is made a moment after it was asked for: until the page is opened again, what was asked for counts.
  const [asked, setAsked] = useState<string | null>(null);
  const pending = asked ?? pendingEmail;
  const waiting = pending === account.email ? null : pending;
  const changed = useAccountChanged();
  const [busy, run] = useBusy();

  async function cancel() {
    await call<typeof updateMeApi>("PATCH", "/api/me", { body: { email: account.email } });
    toast.success("Change cancelled", `${account.email} stays your address.`);
    setAsked(account.email);
    changed();
  }
  const onFailure = (reason: unknown) => void toast.error(messageOf(reason));

  return (
    <DisclosureRow
      label="Email"
      hint={
        <>
          {!account.emailVerified && (
            <VerifyNotice>
              Not verified yet.{!account.counts && " Your upvotes and reviews count once it is."}
            </VerifyNotice>
          )}
          {waiting && (
            <p className="wrap-anywhere">
              Waiting for you to open the link sent to{" "}
              <span className="text-foreground font-medium">{waiting}</span>.{" "}
              <button
                type="button"
                aria-disabled={busy}
                className="link min-h-6 font-medium"
                onClick={() => {
                  // The button goes, and the focus with it.
                  void run(cancel, onFailure).then(() =>
                    document.getElementById("main")?.focus({ preventScroll: true }),
                  );
                }}
              >
                {busy ? "Cancelling…" : "Cancel the change"}
              </button>
            </p>
          )}
        </>
      }
      value={account.email}
      button="Edit"
      buttonLabel="Edit email"
    >
      {(close) => (
        <EmailForm
          account={account}
          close={close}
          onAsked={setAsked}
          onPresent={waiting ? cancel : undefined}
        />
      )}
    </DisclosureRow>
  );
}

function EmailForm({
  account,
  close,
  onAsked,
  onPresent,
}: {
  account: Account;
  close: () => void;
  onAsked: (email: string) => void;
  /** What naming the present address does. */
  onPresent?: () => Promise<void>;
}) {
  const { busy, field, typed, problem, form, submit } = useSubmit("email", "currentPassword");
  const changed = useAccountChanged();

  async function save() {
    const { email, currentPassword } = typed();
    const address = email.trim().toLowerCase();
    if (address === account.email) {
      if (!onPresent || (await submit(onPresent))) close();
      return;
    }
    const body = { email: address, currentPassword };
    const done = await submit(() => call<typeof updateMeApi>("PATCH", "/api/me", { body }));
    if (!done) return;
    toast.success("Check your inbox", `Open the link that we sent to ${address} to confirm it.`);
    onAsked(address);
    changed();
    close();
  }

  return (
    <RowForm form={form} problem={problem} busy={busy} save="Send link" onSave={save} onCancel={close}>
      <p className="text-muted text-sm">
        We send a link to the new address. Until you open it, {account.email} stays.
      </p>
      <Field label="New email" type="email" autoComplete="email" maxLength={254} {...field("email")} />
      {account.hasPassword && (
        <PasswordField
          label="Current password"
          autoComplete="current-password"
          maxLength={200}
          {...field("currentPassword")}
        />
      )}
    </RowForm>
  );
}
