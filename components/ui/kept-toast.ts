import { readStored, writeStored } from "@/components/ui/browser-storage";
import { keptToast, toast } from "@/components/ui/toast";

type Words = { message: string; description?: string };

/** Leaves a success to be told by the page that is about to take this one's place. */
export const toastLater = (message: string, description?: string): void =>
  writeStored("sessionStorage", keptToast, { message, description } satisfies Words);

/** Tells what the page before left to be told, once. */
export function showKept(): void {
  const { message, description } = (readStored("sessionStorage", keptToast) ?? {}) as Partial<Words>;
  writeStored("sessionStorage", keptToast, null);
  if (typeof message === "string")
    toast.success(message, typeof description === "string" ? description : undefined);
}
