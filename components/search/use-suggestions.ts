"use client";

import { type SearchEntry, toEntries } from "@/components/search/search-entries";
import { useAsked } from "@/components/ui/use-asked";
import { call, CallError } from "@/lib/platform/http/client";
import type { listTasksApi } from "@/lib/tasks/api";
import type { TaskDto } from "@/lib/tasks/schema";
import type { suggestToolsApi } from "@/lib/tools/api";

/** How long somebody must have stopped typing before the server is asked. */
const debounce = 300;

const nothing: SearchEntry[] = [];

/**
 * What leads on from what is typed. Until they arrive the last ones stay, with `pending` set. An answer that comes after
 * the next question is dropped.
 */
export function useSuggestions(query: string) {
  const { data, error, pending, retry } = useAsked(
    query || undefined,
    async (signal) => {
      const asked = { query: { q: query }, signal };
      const [matches, tasks] = await Promise.all([
        call<typeof suggestToolsApi>("GET", "/api/tools/suggest", asked),
        // Tools are what is searched for; without their tasks they are shown all the same.
        call<typeof listTasksApi>("GET", "/api/tasks", asked).catch((): TaskDto[] => []),
      ]);
      return toEntries(query, tasks, matches);
    },
    { wait: debounce, keep: true },
  );

  const failed = error !== undefined;
  const entries = (query !== "" && !failed && data) || nothing;
  const message = error instanceof CallError ? error.message : "Unknown error";
  return { pending, entries, error: failed && !pending && query !== "" ? message : undefined, retry };
}
