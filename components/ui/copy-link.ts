import { toast } from "@/components/ui/toast";

export async function copyLink(address: string): Promise<void> {
  try {
    // Without https navigator.clipboard is undefined; the error has the same message.
    await navigator.clipboard.writeText(address);
    toast.success("Link copied to clipboard!");
  } catch {
    toast.error("Failed to copy link");
  }
}
