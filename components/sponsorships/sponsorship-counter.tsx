"use client";

import { useEffect } from "react";
import { countSeen } from "@/components/sponsorships/seen-listings";
import { sendBeacon } from "@/lib/platform/http/utils-beacon";

/**
 * Counts which of the page's cards with `data-sponsorship` were really seen, and which were opened, each once. Links stay
 * plain links, and failures are not shown.
 */
export function SponsorshipCounter() {
  useEffect(() => {
    // Automated browsers set navigator.webdriver and are not counted.
    if (navigator.webdriver) return;
    const cards = [...document.querySelectorAll<HTMLElement>("[data-sponsorship]")];
    const over = new AbortController();
    const open = ({ currentTarget, target, button }: MouseEvent) => {
      // The right button opens a menu, not the sponsorship.
      if (button < 2 && (target as Element).closest("a"))
        sendBeacon(`/api/sponsorships/${(currentTarget as HTMLElement).dataset.sponsorship}/click`);
    };
    for (const card of cards)
      for (const event of ["click", "auxclick"] as const) card.addEventListener(event, open, over);
    const end = countSeen(cards);
    return () => {
      end();
      over.abort();
    };
  }, []);
  return null;
}
