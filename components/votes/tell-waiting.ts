import { sendVerification } from "@/components/auth/send-verification";
import { toast } from "@/components/ui/toast";
import { viewerNow } from "@/components/viewer/viewer-store";

/** Says that an upvote is kept, what it waits for, and helps to that. */
export function tellWaiting(): void {
  const viewer = viewerNow();
  const address = viewer.status === "in" ? viewer.me.email : "your email address";
  toast.info("Your upvote is kept", `It counts once you have opened the link that we sent to ${address}.`, {
    label: "Resend e-mail",
    onClick: () => void sendVerification(),
  });
}
