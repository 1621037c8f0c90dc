import { toast } from "@/components/ui/toast";

/** Signs out, and says how it went. */
export async function signOutWithToast(): Promise<void> {
  try {
    const { signOut } = await import("@/components/auth/session-calls");
    const isLeft = await signOut();
    (isLeft ? toast.later : toast.success)("Signed out");
  } catch {
    toast.error("An error occurred. Please try again.");
  }
}
