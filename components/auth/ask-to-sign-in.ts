import { openAuth } from "@/components/auth/open-auth";
import { toast } from "@/components/ui/toast";

/**
 * Says in a toast that something is for members, with the way to become one of them at hand.
 *
 * @param then what they have from it, where the sentence does not say
 */
export const askToSignIn = (sentence: string, then?: string) =>
  toast.error(sentence, then, { label: "Sign in", onClick: () => openAuth({ mode: "login" }) });
