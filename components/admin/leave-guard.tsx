"use client";

import { useRouter } from "next/navigation";
import { useEffect } from "react";
import { anyUnsaved, useDiscard } from "@/components/admin/use-unsaved";

/** Asks before a link of the back office leaves what is not saved. The browser asks before a page is loaded or closed. */
export function LeaveGuard() {
  const router = useRouter();
  const discard = useDiscard();

  useEffect(() => {
    const onClick = async (event: MouseEvent) => {
      if (!anyUnsaved() || event.button !== 0) return;
      if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
      const link = event.target instanceof Element && event.target.closest("a");
      if (!link || !link.href || (link.target && link.target !== "_self")) return;
      const { origin, pathname } = new URL(link.href);
      // A link out of the back office loads a page, and the browser asks.
      if (origin !== window.location.origin || !/^\/(admin|moderation)(\/|$)/.test(pathname)) return;
      if (pathname === window.location.pathname) return;
      event.preventDefault();
      event.stopPropagation();
      if (await discard()) router.push(link.href);
    };
    window.addEventListener("click", onClick, true);
    return () => window.removeEventListener("click", onClick, true);
  });

  return null;
}
