import { ResetPanel } from "@/components/account-recovery/reset-panel";
import { pageMetadata } from "@/lib/seo/metadata";

const title = "Choose a new password";
const description = "It replaces the one you have, and signs out every device.";

export const generateMetadata = () =>
  pageMetadata({ title, description, path: "/reset-password", noindex: true, secret: true });

/** Where the link to choose a new password leads. */
export default function ResetPasswordPage() {
  return <ResetPanel title={title} description={description} />;
}
