import { ForgotForm } from "@/components/account-recovery/forgot-form";
import { RecoveryPanel } from "@/components/account-recovery/panel";
import { pageMetadata } from "@/lib/seo/metadata";

const title = "Forgot your password?";
const description = "Enter the address of your account, and a link to choose a new password comes by email.";

export const generateMetadata = () =>
  pageMetadata({ title, description, path: "/forgot-password", noindex: true, secret: true });

export default function ForgotPasswordPage() {
  return (
    <RecoveryPanel title={title} description={description}>
      <ForgotForm />
    </RecoveryPanel>
  );
}
