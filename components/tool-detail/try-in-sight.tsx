"use client";

import { useEffect } from "react";

/** Does what tool-detail.css asks of the browser, in those that have no timelines for it (Firefox, Safari before 26). */
export function TryInSight() {
  useEffect(() => {
    const first = document.querySelector(".try");
    if (!first || CSS.supports("animation-timeline: view()")) return;
    const observer = new IntersectionObserver(
      ([seen]) => document.documentElement.toggleAttribute("data-try-gone", !seen!.isIntersecting),
      { rootMargin: "-56px 0px 0px" },
    );
    observer.observe(first);
    return () => {
      observer.disconnect();
      document.documentElement.removeAttribute("data-try-gone");
    };
  }, []);
  return null;
}
