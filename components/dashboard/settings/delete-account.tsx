"use client";

import { useState } from "react";
import { Field } from "@/components/auth/field";
import { PasswordField } from "@/components/auth/password-field";
import { signOut } from "@/components/auth/session-calls";
import { SettingsRow } from "@/components/dashboard/settings/section";
import { FormProblem } from "@/components/forms/form-problem";
import { useSubmit } from "@/components/forms/use-submit";
import { Button } from "@/components/ui/button";
import {
  Dialog,
  DialogClose,
  DialogContent,
  DialogDescription,
  DialogFooter,
  DialogHeader,
  DialogTitle,
  DialogTrigger,
} from "@/components/ui/dialog";
import type { removeMeApi } from "@/lib/accounts/api";
import { call } from "@/lib/platform/http/client";

type Props = { email: string; hasPassword: boolean };

/** Deletes the account, once somebody proved that it is theirs. */
export function DeleteAccountRow(props: Props) {
  const [deleted, setDeleted] = useState(false);
  return (
    <SettingsRow
      label="Delete account"
      hint="Removes your account and what belongs to it for good."
      action={
        <Dialog onOpenChange={() => deleted && leave()}>
          <DialogTrigger asChild>
            <Button variant="destructive" size="sm" className="max-sm:h-11">
              Delete account
            </Button>
          </DialogTrigger>
          <DialogContent>
            <DialogHeader>
              <DialogTitle>{deleted ? "Your account was deleted" : "Delete your account?"}</DialogTitle>
              <DialogDescription>
                {deleted
                  ? "Your profile, votes, saves and reviews are gone, and you are signed out."
                  : "Your profile, votes, saves and reviews are deleted at once and can’t be brought back. Tools that you submitted and messages that you sent us stay, without your account."}
              </DialogDescription>
            </DialogHeader>
            {deleted ? (
              <DialogFooter className="max-sm:*:h-11">
                <Button autoFocus onClick={leave}>
                  Go to the home page
                </Button>
              </DialogFooter>
            ) : (
              <DeleteForm {...props} onDeleted={() => setDeleted(true)} />
            )}
          </DialogContent>
        </Dialog>
      }
    />
  );
}

/** Ends the session of an account that is gone, which leads home. */
const leave = () => void signOut().catch(() => window.location.replace("/"));

function DeleteForm({ email, hasPassword, onDeleted }: Props & { onDeleted: () => void }) {
  const [proof, setProof] = useState("");
  const { busy, errors, problem, form, submit } = useSubmit("password", "email");

  async function remove() {
    const body = hasPassword ? { password: proof } : { email: proof };
    await submit(async () => {
      await call<typeof removeMeApi>("DELETE", "/api/me", { body });
      onDeleted();
    });
  }

  const field = {
    value: proof,
    onChange: (event: React.ChangeEvent<HTMLInputElement>) => setProof(event.target.value),
  };
  return (
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
          name="password"
          autoComplete="current-password"
          maxLength={200}
          error={errors.password}
          {...field}
        />
      ) : (
        <Field
          label={`Type ${email} to confirm`}
          name="email"
          type="email"
          autoComplete="off"
          maxLength={254}
          error={errors.email}
          {...field}
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
  );
}
