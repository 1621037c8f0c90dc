import type { Metadata } from "next";
import { VerifyForm } from "@/components/account-recovery/verify-form";
import { RecoveryPanel } from "@/components/account-recovery/panel";
import { pageMetadata } from "@/lib/seo/metadata";

const title = "Verify your email address";
const description = "Confirm that this address belongs to your account.";

export async function generateMetadata(): Promise<Metadata> {
  const metadata = await pageMetadata({ title, description, path: "/verify-email", noindex: true });
  // The address may hold what lets somebody in: no request that the page makes says where it came from.
  return { ...metadata, referrer: "no-referrer" };
}

/** Where the link to verify an address leads. */
export default function VerifyEmailPage() {
  return (
    <RecoveryPanel title={title} description={description}>
      <VerifyForm />
    </RecoveryPanel>
  );
}
