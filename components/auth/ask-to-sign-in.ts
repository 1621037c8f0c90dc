import { openAuth } from "@/components/auth/open-auth";
import { toast } from "@/components/ui/toast";

/** Says in a toast that something is for members, with the way to become one of them at hand. */
export const askToSignIn = (sentence: string) =>
  toast.error(sentence, undefined, { label: "Sign in", onClick: () => openAuth({ mode: "login" }) });
