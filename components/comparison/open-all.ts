import { toast } from "@/components/ui/toast";

/** Opens these websites, each in a tab of its own, and says so when the browser kept some of them back. */
export function openAll(websites: string[]): void {
  const kept = websites.filter((website) => {
    // With "noopener" the browser would not tell whether it opened.
    const opened = window.open(website, "_blank");
    if (opened) opened.opener = null;
    return !opened;
  });
  if (kept.length > 0)
    toast.warning(
      "Your browser did not open all of the websites.",
      "Allow pop-ups for this site, or use Try Now of each tool.",
    );
}
