"use client";

import { useEffect } from "react";
import { sendBeacon } from "@/lib/platform/http/utils-beacon";

/**
 * Counts which of the page's cards with `data-sponsorship` were really seen, each once, and which were opened. Failures
 * are not shown.
 */
export function SponsorshipCounter() {
  useEffect(() => {
    // Automated browsers set navigator.webdriver and are not counted.
    if (navigator.webdriver) return;
    const send = (card: HTMLElement, what: string) =>
      sendBeacon(`/api/sponsorships/${card.dataset.sponsorship}/${what}`);
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { isIntersecting, target } of entries) {
          if (!isIntersecting) continue;
          observer.unobserve(target);
          send(target as HTMLElement, "impression");
        }
      },
      { threshold: 0.5 },
    );
    const over = new AbortController();
    const open = ({ currentTarget, target, button }: MouseEvent) => {
      // The right button opens a menu, not the sponsorship.
      if (button < 2 && (target as Element).closest("a")) send(currentTarget as HTMLElement, "click");
    };
    for (const card of document.querySelectorAll<HTMLElement>("[data-sponsorship]")) {
      observer.observe(card);
      for (const event of ["click", "auxclick"] as const) card.addEventListener(event, open, over);
    }
    return () => {
      observer.disconnect();
      over.abort();
    };
  }, []);
  return null;
}
