import { VerifyForm } from "@/components/account-recovery/verify-form";
import { RecoveryPanel } from "@/components/account-recovery/panel";
import { pageMetadata } from "@/lib/seo/metadata";

const title = "Verify your email address";
const description = "Confirm that this address belongs to your account.";

export const generateMetadata = () =>
  pageMetadata({ title, description, path: "/verify-email", noindex: true, secret: true });

/** Where the link to verify an address leads. */
export default function VerifyEmailPage() {
  return (
    <RecoveryPanel title={title}>
      <VerifyForm />
    </RecoveryPanel>
  );
}
