"use client";

import { useEffect } from "react";
import { tell } from "@/lib/platform/http/utils-tell";

/**
 * Counts which of the page's cards with `data-listing` were really seen, each once, and which were opened. What
 * is not counted needs no word.
 */
export function ListingCounter() {
  useEffect(() => {
    // Browsers that a program drives say so.
    if (navigator.webdriver) return;
    const send = (card: HTMLElement, what: string) =>
      tell(`/api/sponsorships/${card.dataset.listing}/${what}`);
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
      // The right button opens a menu, not the listing.
      if (button < 2 && (target as Element).closest("a")) send(currentTarget as HTMLElement, "click");
    };
    for (const card of document.querySelectorAll<HTMLElement>("[data-listing]")) {
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
