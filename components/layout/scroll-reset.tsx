"use client";

import { usePathname } from "next/navigation";
import { useEffect, useRef } from "react";

/** Late content can move a page that was scrolled already; then it is scrolled again. */
const secondTry = 100;

/**
 * On a change of the path: scrolls to the top, except on the way back or forward, where the browser restores the
 * place, and to a hash, which has a place of its own. Also frees the page from the scroll lock of a dialog that was
 * left open. Changes of the query alone move nothing.
 */
export function ScrollReset() {
  const path = usePathname();
  const previous = useRef(path);
  const restored = useRef<string>(undefined);

  useEffect(() => {
    const remember = () => (restored.current = window.location.pathname);
    window.addEventListener("popstate", remember);
    return () => window.removeEventListener("popstate", remember);
  }, []);

  useEffect(() => {
    if (previous.current === path) return;
    previous.current = path;
    unlockScroll();
    const goneBack = restored.current === path;
    restored.current = undefined;
    if (goneBack || window.location.hash) return;
    window.scrollTo(0, 0);
    const timer = setTimeout(() => window.scrollTo(0, 0), secondTry);
    return () => clearTimeout(timer);
  }, [path]);

  return null;
}

function unlockScroll(): void {
  document.body.removeAttribute("data-scroll-locked");
  for (const name of ["overflow", "padding-right", "pointer-events"])
    document.body.style.removeProperty(name);
}
