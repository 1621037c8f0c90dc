"use client";

import { useEffect, useState } from "react";
import { call, CallError } from "@/lib/platform/http/client";
import type { listTasksApi } from "@/lib/tasks/api";
import type { TaskDto } from "@/lib/tasks/schema";
import type { suggestToolsApi } from "@/lib/tools/api";
import type { SuggestionDto } from "@/lib/tools/schema";

/** How long somebody must have stopped typing before the server is asked. */
const debounce = 300;

type Answer = {
  query: string;
  attempt: number;
  tasks: TaskDto[];
  matches: SuggestionDto[];
  error?: string;
};

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
        const asked = { query: { q: query }, signal };
        const [matches, tasks] = await Promise.all([
          call<typeof suggestToolsApi>("GET", "/api/tools/suggest", asked),
          // Tools are what is searched for; without their tasks they are shown all the same.
          call<typeof listTasksApi>("GET", "/api/tasks", asked).catch((): TaskDto[] => []),
        ]);
        if (!signal.aborted) setAnswer({ query, attempt, tasks, matches });
      } catch (reason) {
        if (signal.aborted) return;
        const error = reason instanceof CallError ? reason.message : "Unknown error";
        setAnswer({ query, attempt, tasks: [], matches: [], error });
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
    tasks: query === "" ? [] : (answer?.tasks ?? []),
    matches: query === "" ? [] : (answer?.matches ?? []),
    error: pending || query === "" ? undefined : answer?.error,
    retry: () => setAttempt((before) => before + 1),
  };
}
