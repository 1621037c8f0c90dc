import { sendVerification } from "@/components/auth/send-verification";
import { toast } from "@/components/ui/toast";
import { viewerNow } from "@/components/viewer/viewer-store";

/**
 * Says that something is kept, what it waits for, and helps to that.
 *
 * @param kept what is, as a sentence
 * @param then what happens, without a full stop, once the address is confirmed
 */
export function tellWaiting(kept: string, then: string): void {
  const viewer = viewerNow();
  const address = viewer.status === "in" ? viewer.me.email : "your email address";
  toast.info(kept, `${then} once you have opened the link that we sent to ${address}.`, {
    label: "Resend email",
    onClick: () => void sendVerification(),
  });
}
