import type { z } from "zod";
import { SelectField, TextField } from "@/components/forms/fields";
import { ResourceForm } from "@/components/admin/resource-form";
import type { inviteUserApi } from "@/lib/accounts/api-admin";
import { wordOptions } from "@/components/admin/word-options";
import { givenRoles, invitation } from "@/lib/accounts/schema-admin";
import { call } from "@/lib/platform/http/client";

const empty: z.input<typeof invitation> = { email: "", role: "user" };

export function InviteDialog(handlers: { onClose: () => void; onSaved: () => void }) {
  return (
    <ResourceForm
      {...handlers}
      title="Invite User"
      kind="invitation"
      schema={invitation}
      toValues={() => empty}
      save={(body) => call<typeof inviteUserApi>("POST", "/api/users/invite", { body })}
      done="Invitation sent"
      note={({ email }) => `${email} gets a link to choose a password.`}
      failure="Failed to send the invitation"
      submitLabel="Send invitation"
    >
      <TextField name="email" label="Email" type="email" autoComplete="off" />
      <SelectField name="role" label="Role" options={wordOptions(givenRoles)} />
    </ResourceForm>
  );
}
