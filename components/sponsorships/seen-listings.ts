import { sendBeacon } from "@/lib/platform/http/utils-beacon";

/** How long half of a listing has to be in view to count, milliseconds. */
const longEnough = 1_000;

/**
 * Tells the server which cards were half in view for a second without a break, while the page was looked at: each once, and those
 * of about the same time together. Gives what ends it.
 */
export function countSeen(cards: HTMLElement[]): () => void {
  const inView = new Set<HTMLElement>();
  const waiting = new Map<HTMLElement, ReturnType<typeof setTimeout>>();
  const seen: string[] = [];
  let sending: ReturnType<typeof setTimeout> | undefined;

  function send() {
    clearTimeout(sending);
    sending = undefined;
    if (seen.length > 0) sendBeacon("/api/sponsorships/impressions", { ids: seen.splice(0) });
  }
  function count(card: HTMLElement) {
    observer.unobserve(card);
    inView.delete(card);
    waiting.delete(card);
    seen.push(card.dataset.sponsorship!);
    sending ??= setTimeout(send, longEnough);
  }
  function wait(card: HTMLElement) {
    if (document.visibilityState === "visible" && !waiting.has(card))
      waiting.set(
        card,
        setTimeout(() => count(card), longEnough),
      );
  }
  function stop(card: HTMLElement) {
    clearTimeout(waiting.get(card));
    waiting.delete(card);
  }
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, intersectionRatio, target } of entries) {
        const card = target as HTMLElement;
        if (isIntersecting && intersectionRatio >= 0.5) {
          inView.add(card);
          wait(card);
        } else {
          inView.delete(card);
          stop(card);
        }
      }
    },
    { threshold: 0.5 },
  );
  const look = () => {
    if (document.visibilityState === "visible") return inView.forEach(wait);
    inView.forEach(stop);
    send();
  };
  document.addEventListener("visibilitychange", look);
  window.addEventListener("pagehide", send);
  for (const card of cards) observer.observe(card);
  return () => {
    document.removeEventListener("visibilitychange", look);
    window.removeEventListener("pagehide", send);
    observer.disconnect();
    inView.forEach(stop);
    send();
  };
}
