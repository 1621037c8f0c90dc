import { Plus } from "lucide-react";
import { useRef, useState } from "react";
import { flushSync } from "react-dom";
import { useFormContext, useWatch } from "react-hook-form";
import { TaskPicker } from "@/components/tasks/task-picker";
import { mostTasks, TaskRows, useTaskRows } from "@/components/tasks/task-rows";
import { Button } from "@/components/ui/button";
import { useAsked } from "@/components/ui/use-asked";
import { call } from "@/lib/platform/http/client";
import type { SubmitForm } from "@/lib/submissions/schema";
import type { listTasksApi } from "@/lib/tasks/api";
import type { TaskDto } from "@/lib/tasks/schema";
import { firstSentence } from "@/lib/tools/utils-texts";

const mostSuggested = 6;

/** What the tool that somebody sends in is used for: what they typed suggests tasks, and all can be searched. */
export function TasksField({ labelOf = (category) => category }: { labelOf?: (category: string) => string }) {
  const { control, getValues } = useFormContext<SubmitForm>();
  const [name, description, category] = useWatch({ control, name: ["name", "description", "category"] });
  const { fallback, add, ...shown } = useTaskRows();
  const [searching, setSearching] = useState(false);
  const picker = useRef<HTMLInputElement>(null);
  const chosen = shown.rows.map(({ slug }) => slug);
  const suggested = useSuggestedTasks([description, name, labelOf(category)])
    .filter(({ slug }) => !chosen.includes(slug))
    .slice(0, mostSuggested);
  const choose = (task: { slug: string; name: string }) =>
    add(
      { slug: task.slug, name: task.name, how: firstSentence(getValues("description").trim(), 160) },
      "how",
    );

  return (
    <fieldset className="flex min-w-0 flex-col gap-3">
      <legend className="mb-1.5 text-sm font-medium">Tasks</legend>
      <p className="text-muted text-sm">
        What people use it for, the most characteristic first; at most eight. You may leave this out.
      </p>
      <TaskRows {...shown} />
      {shown.rows.length >= mostTasks ? (
        <p className="text-muted text-sm">A tool has at most eight tasks. Remove one to add another.</p>
      ) : (
        <>
          {suggested.length > 0 && (
            <div role="group" aria-label="Suggested tasks" className="flex flex-wrap gap-2">
              {suggested.map((task) => (
                <Button
                  key={task.slug}
                  variant="outline"
                  className="max-w-full"
                  aria-label={`Add the task ${task.name}`}
                  onClick={() => choose(task)}
                >
                  <Plus />
                  <span className="truncate">{task.name}</span>
                </Button>
              ))}
            </div>
          )}
          <Button
            ref={fallback}
            variant="link"
            className="min-h-6 self-start"
            aria-expanded={searching}
            onClick={() => {
              flushSync(() => setSearching(!searching));
              picker.current?.focus();
            }}
          >
            {suggested.length > 0 ? "Search other tasks" : "Search tasks"}
          </Button>
          {searching && <TaskPicker ref={picker} label="Add a task" chosen={chosen} onChoose={choose} />}
        </>
      )}
    </fieldset>
  );
}

/** How long somebody may pause in typing before the server is asked, milliseconds. */
const wait = 600;
/** As much of a text as is asked with, and the least that says something. */
const longest = 200;
const shortest = 4;
const none: TaskDto[] = [];

/** The tasks that some texts speak of, those of the first text first. None while nothing is typed, or they can't be asked for. */
function useSuggestedTasks(texts: string[]): TaskDto[] {
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
