import { type Ref, useMemo, useState } from "react";
import { OptionPicker } from "@/components/forms/option-picker";
import { useAsked } from "@/components/ui/use-asked";
import { call } from "@/lib/platform/http/client";
import type { listTasksApi } from "@/lib/tasks/api";
import type { TaskDto } from "@/lib/tasks/schema";
import { matching } from "@/lib/tasks/utils";

/** As many as one looks through; a word more finds the others. */
const shown = 30;

/** Tasks to choose from: those that match what is typed. */
export function TaskPicker({
  label,
  chosen,
  onChoose,
  ref,
}: {
  label: string;
  /** Slugs that can't be chosen again. */
  chosen: string[];
  onChoose: (task: TaskDto) => void;
  ref?: Ref<HTMLInputElement>;
}) {
  const { tasks, failed, retry } = useTasks();
  const [text, setText] = useState("");
  const options = useMemo(() => tasks && matching(tasks, text).slice(0, shown), [tasks, text]);
  return (
    <OptionPicker
      ref={ref}
      label={label}
      noun="tasks"
      placeholder="Search tasks"
      text={text}
      onText={setText}
      options={options}
      keyOf={({ slug }) => slug}
      chosen={chosen}
      onChoose={(task) => {
        setText("");
        onChoose(task);
      }}
      failed={failed}
      retry={retry}
    />
  );
}

/** All tasks, for a list that one chooses from; undefined until they are there. */
function useTasks() {
  const { data, error, retry } = useAsked(
    "tasks",
    (signal) => call<typeof listTasksApi>("GET", "/api/tasks", { query: {}, signal }),
    { keep: true },
  );
  return { tasks: data, failed: error !== undefined, retry };
}
