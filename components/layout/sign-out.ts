import { toastLater } from "@/components/ui/kept-toast";
import { toast } from "@/components/ui/toast";

export async function signOutWithToast(): Promise<void> {
  try {
    const { signOut } = await import("@/components/auth/session-calls");
    const isLeft = await signOut();
    (isLeft ? toastLater : toast.success)("Signed out");
  } catch {
    toast.error("An error occurred. Please try again.");
  }
}
