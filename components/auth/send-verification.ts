import { toast } from "@/components/ui/toast";
import type { sendVerificationApi } from "@/lib/accounts/api";
import { call, messageOf } from "@/lib/platform/http/client";

/** Has the link to confirm the address sent again, and says so. Whether it was sent. */
export async function sendVerification(): Promise<boolean> {
  try {
    await call<typeof sendVerificationApi>("POST", "/api/auth/email/send", {});
    toast.success("Check your inbox", "We sent you a link to verify your address.");
    return true;
  } catch (reason) {
    toast.error(messageOf(reason));
    return false;
  }
}
