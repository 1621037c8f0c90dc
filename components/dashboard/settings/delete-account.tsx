"use client";

import { useRef, useState } from "react";
import { Field } from "@/components/auth/field";
import { PasswordField } from "@/components/auth/password-field";
import { signOut } from "@/components/auth/session-calls";
import { SettingsRow } from "@/components/dashboard/settings/section";
import { FormProblem } from "@/components/forms/form-problem";
import { useSubmit } from "@/components/forms/use-submit";
import { Button } from "@/components/ui/button";
import { DialogClose, DialogFooter } from "@/components/ui/dialog";
import { OpenDialog } from "@/components/ui/open-dialog";
import { tellLeft, viewerChanged, viewerNow } from "@/components/viewer/viewer-store";
import type { removeMeApi } from "@/lib/accounts/api";
import { call, CallError } from "@/lib/platform/http/client";

type Props = { email: string; hasPassword: boolean };

/** What goes and what stays. */
const fate =
  "Your profile, votes, saves, reviews, reports and claims of tools are deleted at once and can’t be brought back. Tools that you submitted and messages that you sent us stay, without your account.";

export function DeleteAccountRow(props: Props) {
  const [open, setOpen] = useState(false);
  return (
    <SettingsRow
      label="Delete account"
      hint={fate}
      action={
        <>
          <Button variant="destructive" size="sm" className="max-sm:h-11" onClick={() => setOpen(true)}>
            Delete account
          </Button>
          {open && <DeleteDialog {...props} onClose={() => setOpen(false)} />}
        </>
      }
    />
  );
}

/** Ends the session of an account that is gone, which leads home. */
const leave = () => void signOut().catch(() => window.location.replace("/"));

function DeleteDialog({ email, hasPassword, onClose }: Props & { onClose: () => void }) {
  const [deleted, setDeleted] = useState(false);
  const [proof, setProof] = useState("");
  const unanswered = useRef(false);
  const { busy, field, problem, form, submit } = useSubmit("password", "email");

  async function remove() {
    const body = hasPassword ? { password: proof } : { email: proof };
    const done = await submit(async () => {
      if (unanswered.current) await viewerChanged();
      // It was deleted before, and the answer was lost.
      if (unanswered.current && viewerNow().status === "out") return;
      await call<typeof removeMeApi>("DELETE", "/api/me", { body }).catch((reason: unknown) => {
        unanswered.current = reason instanceof CallError && reason.status === 0;
        throw reason;
      });
    });
    if (!done) return;
    tellLeft();
    setDeleted(true);
  }

  const proves = {
    value: proof,
    onChange: (event: React.ChangeEvent<HTMLInputElement>) => setProof(event.target.value),
  };
  if (deleted)
    return (
      <OpenDialog
        title="Your account was deleted"
        description="Your profile, votes, saves, reviews, reports and claims of tools are gone, and you are signed out."
        onClose={leave}
      >
        <DialogFooter className="max-sm:*:h-11">
          <Button autoFocus onClick={leave}>
            Go to the home page
          </Button>
        </DialogFooter>
      </OpenDialog>
    );
  return (
    <OpenDialog title="Delete your account?" description={fate} busy={busy} onClose={onClose}>
      <form
        ref={form}
        noValidate
        className="flex flex-col gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          void remove();
        }}
      >
        {hasPassword ? (
          <PasswordField
            label="Current password"
            autoComplete="current-password"
            maxLength={200}
            {...field("password")}
            {...proves}
          />
        ) : (
          <Field
            label={`Type ${email} to confirm`}
            type="email"
            autoComplete="off"
            maxLength={254}
            {...field("email")}
            {...proves}
          />
        )}
        <FormProblem>{problem}</FormProblem>
        <DialogFooter className="max-sm:*:h-11">
          <DialogClose asChild>
            <Button variant="outline">Keep my account</Button>
          </DialogClose>
          <Button type="submit" variant="destructive" aria-disabled={busy || proof.trim() === ""}>
            {busy ? "Deleting…" : "Delete account"}
          </Button>
        </DialogFooter>
      </form>
    </OpenDialog>
  );
}
