"use client";

import { useEffect } from "react";
import { recordSearch } from "@/components/layout/record-search";

/** Counts that a search was shown, and that one of its results was opened. */
export function SearchRecorder({ query = "", results }: { query?: string; results: number }) {
  useEffect(() => {
    if (!query) return;
    recordSearch({ query, results });
    const onClick = ({ target }: MouseEvent) => {
      if (!(target instanceof Element) || !target.closest('#tools a[href^="/ai-tools/"]')) return;
      document.removeEventListener("click", onClick, true);
      recordSearch({ query, results, followed: true });
    };
    document.addEventListener("click", onClick, true);
    return () => document.removeEventListener("click", onClick, true);
  }, [query, results]);
  return null;
}
