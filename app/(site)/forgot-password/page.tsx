import type { Metadata } from "next";
import { ForgotForm } from "@/components/account-recovery/forgot-form";
import { RecoveryPanel } from "@/components/account-recovery/panel";
import { pageMetadata } from "@/lib/seo/metadata";

const title = "Forgot your password?";
const description = "Enter the address of your account, and a link to choose a new password comes by email.";

export async function generateMetadata(): Promise<Metadata> {
  const metadata = await pageMetadata({ title, description, path: "/forgot-password", noindex: true });
  // The address may hold what lets somebody in: no request that the page makes says where it came from.
  return { ...metadata, referrer: "no-referrer" };
}

/** Asks for a link to choose a new password. */
export default function ForgotPasswordPage() {
  return (
    <RecoveryPanel title={title} description={description}>
      <ForgotForm />
    </RecoveryPanel>
  );
}
