"use client";

import { useEffect } from "react";
import { recordSearch, typedFor } from "@/components/search/record-search";

/**
 * Counts that a search was shown, as it was typed, and that one of its results was opened.
 *
 * @param answers whether the page itself is what was searched for
 */
export function SearchRecorder({
  query = "",
  results,
  answers,
}: {
  query?: string;
  results: number;
  answers?: boolean;
}) {
  useEffect(() => {
    const typed = typedFor(query);
    if (!typed) return;
    recordSearch({ query: typed, results, followed: answers });
    const onClick = ({ target }: MouseEvent) => {
      if (!(target instanceof Element) || !target.closest('#tools a[href^="/ai-tools/"]')) return;
      document.removeEventListener("click", onClick, true);
      recordSearch({ query: typed, results, followed: true });
    };
    document.addEventListener("click", onClick, true);
    return () => document.removeEventListener("click", onClick, true);
  }, [query, results, answers]);
  return null;
}
