"use client";

import { useEffect, useState } from "react";
import { call, CallError } from "@/lib/platform/http/client";
import type { suggestToolsApi } from "@/lib/tools/api";
import type { SuggestionDto } from "@/lib/tools/schema";

/** How long somebody must have stopped typing before the server is asked. */
const debounce = 300;

type Answer = { query: string; attempt: number; matches: SuggestionDto[]; error?: string };

/**
 * The matches for what is typed. Until they arrive the last ones stay, with `pending` set. An answer that comes after
 * the next question is dropped.
 */
export function useSuggestions(query: string) {
  const [answer, setAnswer] = useState<Answer>();
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    if (query === "") return;
    const controller = new AbortController();
    const { signal } = controller;
    const timer = setTimeout(async () => {
      try {
        const matches = await call<typeof suggestToolsApi>("GET", "/api/tools/suggest", {
          query: { q: query },
          signal,
        });
        if (!signal.aborted) setAnswer({ query, attempt, matches });
      } catch (reason) {
        if (signal.aborted) return;
        const error = reason instanceof CallError ? reason.message : "Unknown error";
        setAnswer({ query, attempt, matches: [], error });
      }
    }, debounce);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [query, attempt]);

  const pending = query !== "" && (answer?.query !== query || answer.attempt !== attempt);
  return {
    pending,
    matches: query === "" ? [] : (answer?.matches ?? []),
    error: pending || query === "" ? undefined : answer?.error,
    retry: () => setAttempt((before) => before + 1),
  };
}
