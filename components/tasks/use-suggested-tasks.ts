import { useAsked } from "@/components/ui/use-asked";
import { call } from "@/lib/platform/http/client";
import type { listTasksApi } from "@/lib/tasks/api";
import type { TaskDto } from "@/lib/tasks/schema";

/** How long somebody may pause in typing before the server is asked, milliseconds. */
const wait = 600;
/** As much of a text as is asked with, and the least that says something. */
const longest = 200;
const shortest = 4;
const none: TaskDto[] = [];

/** The tasks that some texts speak of, those of the first text first. None while nothing is typed, or they can't be asked for. */
export function useSuggestedTasks(texts: string[]): TaskDto[] {
  const asked = texts.map((text) => text.trim().slice(0, longest));
  const { data } = useAsked(
    JSON.stringify(asked),
    async (signal) => {
      const found = await Promise.all(
        asked.map((q) =>
          q.length < shortest ? [] : call<typeof listTasksApi>("GET", "/api/tasks", { query: { q }, signal }),
        ),
      );
      return [...new Map(found.flat().map((task) => [task.slug, task])).values()];
    },
    { wait, keep: true },
  );
  return data ?? none;
}
