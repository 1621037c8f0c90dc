import { opensElsewhere } from "@/components/ui/opens-elsewhere";
import { toast } from "@/components/ui/toast";

/** Whether the browser is offline; then a toast says so. */
export function saysOffline(): boolean {
  if (navigator.onLine) return false;
  toast.error("You are offline. Please check your internet connection and try again.");
  return true;
}

/** Keeps a page that would be left by a link of ours for the browser's own page of an error. */
export function stayOffline(event: MouseEvent): void {
  const link = event.target instanceof Element && event.target.closest("a");
  if (!link || event.button || opensElsewhere(event)) return;
  if (link.origin !== location.origin || link.target || link.hasAttribute("download")) return;
  if ((link.hash && link.pathname === location.pathname) || !saysOffline()) return;
  event.preventDefault();
  event.stopPropagation();
}
