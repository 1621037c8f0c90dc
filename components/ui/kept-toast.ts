import { readStored, writeStored } from "@/components/ui/browser-storage";

/** Where the tab keeps what the next page is to tell. */
export const keptToast = "almanac-toast";

type Words = { message: string; description?: string };

/** Leaves a success to be told by the page that is about to take this one's place. */
export const toastLater = (message: string, description?: string): void =>
  writeStored("sessionStorage", keptToast, { message, description } satisfies Words);

/** What the page before left to be told, once. */
export function takeKept(): Words | undefined {
  const { message, description } = (readStored("sessionStorage", keptToast) ?? {}) as Partial<Words>;
  writeStored("sessionStorage", keptToast, null);
  if (typeof message !== "string") return undefined;
  return { message, description: typeof description === "string" ? description : undefined };
}
