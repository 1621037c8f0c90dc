import { sendBeacon } from "@/lib/platform/http/utils-beacon";

/** How long half of a listing has to be in view to count, milliseconds. */
const longEnough = 1_000;

/**
 * Tells the server which cards were half in view for a second without a break, while the page was looked at: each once, and those
 * of about the same time together. Gives what ends it.
 */
export function countSeen(cards: HTMLElement[]): () => void {
  const rest = new Set(cards);
  const waiting = new Map<Element, ReturnType<typeof setTimeout>>();
  const seen: string[] = [];
  let sending: ReturnType<typeof setTimeout> | undefined;

  function send() {
    clearTimeout(sending);
    sending = undefined;
    if (seen.length > 0) sendBeacon("/api/sponsorships/impressions", { ids: seen.splice(0) });
  }
  function count(card: HTMLElement) {
    observer.unobserve(card);
    rest.delete(card);
    seen.push(card.dataset.sponsorship!);
    sending ??= setTimeout(send, longEnough);
  }
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, intersectionRatio, target } of entries) {
        clearTimeout(waiting.get(target));
        if (isIntersecting && intersectionRatio >= 0.5)
          waiting.set(
            target,
            setTimeout(() => count(target as HTMLElement), longEnough),
          );
      }
    },
    { threshold: 0.5 },
  );
  function stop() {
    observer.disconnect();
    for (const timer of waiting.values()) clearTimeout(timer);
  }
  /** Whoever comes back to the page sees its cards anew. */
  const look = () => {
    stop();
    if (document.visibilityState === "visible") for (const card of rest) observer.observe(card);
    else send();
  };
  document.addEventListener("visibilitychange", look);
  window.addEventListener("pagehide", send);
  look();
  return () => {
    document.removeEventListener("visibilitychange", look);
    window.removeEventListener("pagehide", send);
    stop();
    send();
  };
}
