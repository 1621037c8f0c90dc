import { useState } from "react";
import { DialogSubmit } from "@/components/forms/dialog-submit";
import { Field } from "@/components/forms/field";
import { Label } from "@/components/ui/label";
import { NativeSelect, Options } from "@/components/ui/native-select";
import { OpenDialog } from "@/components/ui/open-dialog";
import { Textarea } from "@/components/ui/textarea";
import { useBusy } from "@/components/ui/use-busy";
import { wordOptions } from "@/components/admin/word-options";
import { givenRoles, type RoleChange, type UserDto } from "@/lib/accounts/schema-admin";

const rights: Record<RoleChange["role"], string> = {
  user: "Votes, saves tools, writes reviews and sends tools in.",
  moderator: "Decides on reviews, submissions, owners, proposals and reports as well.",
  admin: "Has full access to all platform features and settings.",
};

export function RoleDialog({
  user,
  onClose,
  onSave,
}: {
  user: UserDto;
  onClose: () => void;
  /** Answers whether it was saved. */
  onSave: (change: RoleChange) => Promise<boolean>;
}) {
  const [role, setRole] = useState(user.role);
  const [reason, setReason] = useState("");
  const [busy, run] = useBusy();
  const differs = role !== user.role;
  const isAdmin = (some: string) => some === "admin" || some === "superadmin";

  const save = () =>
    run(async () => (await onSave({ role: role as RoleChange["role"], reason })) && onClose());

  return (
    <OpenDialog title={`Change role of ${user.name}`} className="max-w-md" busy={busy} onClose={onClose}>
      <form
        className="flex flex-col gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        <div className="flex flex-col gap-1.5">
          <Label htmlFor="new-role">New role</Label>
          <NativeSelect
            id="new-role"
            className="w-full"
            value={role}
            onChange={(event) => setRole(event.target.value as UserDto["role"])}
          >
            <Options of={wordOptions([...new Set([...givenRoles, user.role])])} />
          </NativeSelect>
          <dl className="mt-1 flex flex-col gap-1 text-sm">
            {wordOptions(givenRoles).map(({ value, label }) => (
              <div key={value}>
                <dt className="inline font-medium">{label}: </dt>
                <dd className="text-muted inline">{rights[value as RoleChange["role"]]}</dd>
              </div>
            ))}
          </dl>
        </div>
        {differs && (
          <Field required label="Reason" hint="Their sessions end: they sign in again, with the new role.">
            {(control) => (
              <Textarea
                {...control}
                value={reason}
                maxLength={500}
                onChange={(event) => setReason(event.target.value)}
              />
            )}
          </Field>
        )}
        {(isAdmin(role) || isAdmin(user.role)) && (
          <div role="note" className="border-warning rounded-md border p-3 text-sm">
            <h3 className="text-sm">Important Notice</h3>
            <p className="text-muted mt-1">
              {isAdmin(user.role)
                ? "Removing admin privileges restricts access to administrative features."
                : "Granting admin gives full access to all platform features."}
            </p>
          </div>
        )}
        <DialogSubmit disabled={!differs || reason.trim() === "" || busy}>
          {busy ? "Saving..." : "Change Role"}
        </DialogSubmit>
      </form>
    </OpenDialog>
  );
}
