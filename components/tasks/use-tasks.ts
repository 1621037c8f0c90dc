import { useAsked } from "@/components/ui/use-asked";
import { call } from "@/lib/platform/http/client";
import type { listTasksApi } from "@/lib/tasks/api";

/** All tasks, for a list that one chooses from; undefined until they are there. */
export function useTasks() {
  const { data, error, retry } = useAsked(
    "tasks",
    (signal) => call<typeof listTasksApi>("GET", "/api/tasks", { query: {}, signal }),
    { keep: true },
  );
  return { tasks: data, failed: error !== undefined, retry };
}
