import type { Metadata } from "next";
import { ResetPanel } from "@/components/account-recovery/reset-panel";
import { pageMetadata } from "@/lib/seo/metadata";

const title = "Choose a new password";
const description = "It replaces the one you have, and signs out every device.";

export async function generateMetadata(): Promise<Metadata> {
  const metadata = await pageMetadata({ title, description, path: "/reset-password", noindex: true });
  // The address may hold what lets somebody in: no request that the page makes says where it came from.
  return { ...metadata, referrer: "no-referrer" };
}

/** Where the link to choose a new password leads. */
export default function ResetPasswordPage() {
  return <ResetPanel title={title} description={description} />;
}
