"use client";

import { useMailLink } from "@/components/account-recovery/link-token";
import { RecoveryPanel } from "@/components/account-recovery/panel";
import { ResetForm } from "@/components/account-recovery/reset-form";

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
  const invites = link?.invites === true;
  return (
    <RecoveryPanel {...(invites ? invitation : { title, description })}>
      <ResetForm link={link} />
    </RecoveryPanel>
  );
}
