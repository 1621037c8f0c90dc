import { writeStored } from "@/components/ui/browser-storage";

/** Where the tab keeps what the next page is to tell. */
export const keptToast = "almanac-toast";

export type KeptToast = { message: string; description?: string };

/** Leaves a success to be told by the page that is about to take this one's place. */
export const toastLater = (message: string, description?: string): void =>
  writeStored("sessionStorage", keptToast, { message, description } satisfies KeptToast);
