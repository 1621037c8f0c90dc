import {
  ExportRow,
  SetPasswordRow,
  SignOutEverywhereRow,
} from "@/components/dashboard/settings/account-rows";
import { AvatarEditor } from "@/components/dashboard/settings/avatar-editor";
import { DeleteAccountRow } from "@/components/dashboard/settings/delete-account";
import { EmailRow } from "@/components/dashboard/settings/email-row";
import { MailsRow } from "@/components/dashboard/settings/mails-row";
import { PasswordRow } from "@/components/dashboard/settings/password-row";
import { SettingsRow, SettingsSection } from "@/components/dashboard/settings/section";
import { TextRow } from "@/components/dashboard/settings/text-row";
import { SignOutButton } from "@/components/dashboard/sign-out-button";
import type { MeDto } from "@/lib/accounts/schema";
import type { NoticeSettings } from "@/lib/accounts/schema-notices";

export function Settings({
  me,
  pendingEmail,
  notices,
}: {
  me: MeDto;
  pendingEmail: string | null;
  notices: NoticeSettings;
}) {
  const { name, username, email, emailVerified, counts, hasPassword } = me;
  return (
    <div className="flex flex-col gap-8">
      <SettingsSection
        id="picture"
        title="Profile picture"
        description="Shown beside your reviews. It is drawn from the style and the words (the seed) that you choose."
      >
        <AvatarEditor name={name} image={me.image} />
      </SettingsSection>
      <SettingsSection id="profile" title="Profile">
        <TextRow field="name" value={name} hint="Shown beside your reviews." />
        <TextRow
          field="username"
          value={username ?? ""}
          hint="Seen by you alone. You sign in with your email."
        />
        <EmailRow account={{ email, emailVerified, counts, hasPassword }} pendingEmail={pendingEmail} />
      </SettingsSection>
      <SettingsSection
        id="mails"
        title="Mails"
        description="What is about your account itself is always sent."
      >
        <MailsRow settings={notices} />
      </SettingsSection>
      <SettingsSection id="security" title="Security">
        {hasPassword ? <PasswordRow email={email} /> : <SetPasswordRow email={email} />}
        <SignOutEverywhereRow />
        <SettingsRow
          label="Sign out"
          hint="Ends the session in this browser."
          action={<SignOutButton small />}
        />
      </SettingsSection>
      <SettingsSection id="data" title="Your data">
        <ExportRow />
        <DeleteAccountRow email={email} hasPassword={hasPassword} />
      </SettingsSection>
    </div>
  );
}
