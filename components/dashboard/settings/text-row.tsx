"use client";

import { useId } from "react";
import { DisclosureRow } from "@/components/dashboard/settings/disclosure-row";
import { RowForm } from "@/components/dashboard/settings/row-form";
import { useAccountChanged } from "@/components/dashboard/settings/use-account-changed";
import { FieldNote, noteId } from "@/components/forms/field";
import { useSubmit } from "@/components/forms/use-submit";
import { Input } from "@/components/ui/input";
import { toast } from "@/components/ui/toast";
import type { updateMeApi } from "@/lib/accounts/api";
import { call } from "@/lib/platform/http/client";

const kinds = {
  name: { label: "Name", saved: "Name updated", maxLength: 80, autoComplete: "name" },
  username: { label: "Username", saved: "Username updated", maxLength: 30, autoComplete: "username" },
} as const;

type Props = { field: keyof typeof kinds; value: string; hint?: string };

/** A text of the account that is edited in place. */
export function TextRow(props: Props) {
  const { label } = kinds[props.field];
  return (
    <DisclosureRow
      label={label}
      hint={props.hint}
      value={props.value || <span className="text-muted">Not set</span>}
      button="Edit"
      buttonLabel={`Edit ${label.toLowerCase()}`}
    >
      {(close) => <TextForm {...props} close={close} />}
    </DisclosureRow>
  );
}

function TextForm({ field, value, close }: Props & { close: () => void }) {
  const { label, saved, ...input } = kinds[field];
  const { busy, errors, typed, problem, form, submit } = useSubmit(field);
  const changed = useAccountChanged();
  const id = useId();

  async function save() {
    const text = typed()[field].trim();
    if (text === value) return close();
    // An emptied username is given up; an emptied name is the server's to refuse.
    const body = field === "name" ? { name: text } : { username: text === "" ? null : text };
    const done = await submit(() => call<typeof updateMeApi>("PATCH", "/api/me", { body }));
    if (!done) return;
    toast.success(saved);
    changed();
    close();
  }

  return (
    <RowForm form={form} problem={problem} busy={busy} save="Save" onSave={save} onCancel={close}>
      {/* The row above says what it is; a second label would only repeat it. */}
      <div className="flex flex-col gap-1.5">
        <Input
          aria-label={label}
          name={field}
          defaultValue={value}
          aria-invalid={errors[field] ? true : undefined}
          aria-describedby={noteId(id, errors[field])}
          spellCheck={false}
          {...input}
        />
        <FieldNote id={id} error={errors[field]} />
      </div>
    </RowForm>
  );
}
